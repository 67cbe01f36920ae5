/**
 * Emergency services and what each is called for. Numbers are those of SPEC.md section 8; what happened (the
 * subcategories) is open there and may be changed here.
 */

export interface Incident {
  id: string;
  name: string;
}

export interface EmergencyService {
  id: string;
  /** Digits to dial; `null` while the centre has not told its local number: the service is left out then. */
  number: string | null;
  label: string;
  incidents: readonly Incident[];
}

const national: readonly EmergencyService[] = [
  {
    id: 'rescue',
    number: '112',
    label: 'Служба спасения',
    incidents: [
      { id: 'ice', name: 'Человек провалился под лёд' },
      { id: 'lost', name: 'Человек потерялся в лесу' },
      { id: 'crash', name: 'Авария на дороге' },
    ],
  },
  {
    id: 'fire',
    number: '101',
    label: 'МЧС, пожарные',
    incidents: [
      { id: 'fire', name: 'Пожар в квартире' },
      { id: 'smoke', name: 'Дым в подъезде' },
      { id: 'grass', name: 'Горит трава' },
    ],
  },
  {
    id: 'police',
    number: '102',
    label: 'Милиция',
    incidents: [
      { id: 'theft', name: 'Украли вещи' },
      { id: 'stranger', name: 'Чужой человек ломится в дверь' },
      { id: 'fight', name: 'Драка на улице' },
    ],
  },
  {
    id: 'ambulance',
    number: '103',
    label: 'Скорая помощь',
    incidents: [
      { id: 'faint', name: 'Человек потерял сознание' },
      { id: 'chest', name: 'Сильно болит в груди' },
      { id: 'blood', name: 'Сильно идёт кровь' },
    ],
  },
  {
    id: 'gas',
    number: '104',
    label: 'Аварийная служба газа',
    incidents: [
      { id: 'gas-home', name: 'Запах газа в квартире' },
      { id: 'gas-street', name: 'Запах газа на улице' },
    ],
  },
  {
    id: 'water',
    number: '119',
    label: 'Аварийная служба воды',
    incidents: [
      { id: 'flood', name: 'Прорвало трубу' },
      { id: 'no-water', name: 'В доме нет воды' },
    ],
  },
  {
    id: 'lift',
    number: '139',
    label: 'Аварийная служба лифтов',
    incidents: [
      { id: 'stuck', name: 'Вы застряли в лифте' },
      { id: 'broken-lift', name: 'Лифт не работает' },
    ],
  },
  {
    id: 'power',
    number: '144',
    label: 'Аварийная служба электросетей',
    incidents: [
      { id: 'dark', name: 'В доме нет света' },
      { id: 'wire', name: 'Оборвался провод' },
    ],
  },
];

/** Numbers that differ from town to town, from the centre's facts. */
export interface LocalNumbers {
  heating?: string;
  housing?: string;
}

/** All services that can be called: the national ones, and the local ones whose number is known. */
export function emergencyServices({ heating, housing }: LocalNumbers = {}): (EmergencyService & {
  number: string;
})[] {
  const local: EmergencyService[] = [
    {
      id: 'heating',
      number: digits(heating),
      label: 'Тепловые сети',
      incidents: [
        { id: 'cold', name: 'Холодные батареи' },
        { id: 'burst', name: 'Потекла батарея' },
      ],
    },
    {
      id: 'housing',
      number: digits(housing),
      label: 'Аварийная служба ЖКХ',
      incidents: [
        { id: 'roof', name: 'Течёт крыша' },
        { id: 'sewer', name: 'Засорилась канализация' },
      ],
    },
  ];
  return [...national, ...local].filter(
    (service): service is EmergencyService & { number: string } => service.number !== null,
  );
}

function digits(number: string | undefined): string | null {
  return number?.replace(/\D/g, '') || null;
}

/** SPEC.md section 9: three dots, one a second; the connection after four seconds. */
export const callTiming = { dots: 3, dotMs: 1000, connectedAfterMs: 4000 } as const;
