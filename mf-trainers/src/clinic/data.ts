/** Tables of SPEC.md section 4, 'Clinic simulator'. */

export type Floor = 1 | 2 | 3;

export interface Doctor {
  name: string;
  floor: Floor;
  cabinet: number;
}

const otolaryngologist: Doctor = { name: 'ЛОР', floor: 3, cabinet: 301 };
const therapist: Doctor = { name: 'Терапевт', floor: 1, cabinet: 101 };
const dentist: Doctor = { name: 'Стоматолог', floor: 2, cabinet: 201 };
const surgeon: Doctor = { name: 'Хирург', floor: 3, cabinet: 302 };
const neurologist: Doctor = { name: 'Невропатолог', floor: 2, cabinet: 204 };

export type SymptomId = 'throat' | 'nose' | 'ear' | 'head' | 'stomach' | 'teeth' | 'bruise' | 'back';

export interface Symptom {
  id: SymptomId;
  name: string;
  /** Continues 'Когда …, нужен врач'. */
  complaint: string;
  doctor: Doctor;
}

export const symptoms: readonly Symptom[] = [
  { id: 'throat', name: 'Горло', complaint: 'болит горло', doctor: otolaryngologist },
  { id: 'nose', name: 'Нос', complaint: 'болит нос', doctor: otolaryngologist },
  { id: 'ear', name: 'Ухо', complaint: 'болит ухо', doctor: otolaryngologist },
  { id: 'head', name: 'Голова', complaint: 'болит голова', doctor: therapist },
  { id: 'stomach', name: 'Живот', complaint: 'болит живот', doctor: therapist },
  { id: 'teeth', name: 'Зубы', complaint: 'болят зубы', doctor: dentist },
  { id: 'bruise', name: 'Ушиб', complaint: 'у вас ушиб', doctor: surgeon },
  { id: 'back', name: 'Спина', complaint: 'болит спина', doctor: neurologist },
];

/** The floors that the lift goes to. */
export const liftFloors = [2, 3] as const;

/** The five doors of a corridor: 101-105, 201-205, 301-305. */
export function cabinets(floor: Floor): number[] {
  return [1, 2, 3, 4, 5].map((door) => floor * 100 + door);
}
