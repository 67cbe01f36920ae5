import type { Narration, Simulator } from '../simulator/narration.ts';
import { type ClinicEvent, type ClinicState, clinicMachine, doctorOf, symptomOf } from './machine.ts';

function narrate(state: ClinicState): Narration<ClinicEvent> {
  switch (state.step) {
    case 0:
      return {
        heading: 'Вы почувствовали себя плохо',
        text: 'Вы дома. У вас что-то болит. Нажмите «Я заболел!».',
        hint: { words: 'Нажмите кнопку «Я заболел!».', right: [{ type: 'fall-ill' }] },
      };
    case 1:
      return {
        heading: 'Что у вас болит?',
        text: 'Выберите, что болит.',
        hint: {
          words: 'Подойдёт любой ответ. Нажмите на картинку.',
          right: clinicMachine.events(state),
        },
      };
  }
  const { complaint, doctor } = symptomOf(state.symptom);
  const { name, floor, cabinet } = doctor;
  switch (state.step) {
    case 2:
      return {
        heading: `Вам нужен врач: ${name}`,
        text: `Когда ${complaint}, нужен врач. Он называется ${name}. Запомните его. Нажмите «Далее».`,
        hint: { words: `Ваш врач: ${name}. Нажмите «Далее».`, right: [{ type: 'understood' }] },
      };
    case 3:
      return {
        heading: 'Вы пришли к поликлинике',
        text: 'Это поликлиника. Нажмите на дверь, чтобы войти.',
        hint: { words: 'Дверь посередине.', right: [{ type: 'enter-clinic' }] },
      };
    case 4:
      return {
        heading: 'Возьмите талон',
        text: 'Вы вошли в поликлинику. Талон дают в регистратуре. Нажмите на окно регистратуры.',
        hint: { words: 'Над окном написано «Регистратура».', right: [{ type: 'registry' }] },
      };
    case 11:
      return {
        heading: 'Талон к врачу',
        text: `Прочитайте талон. Врач: ${name}. Этаж: ${floor}. Кабинет: ${cabinet}. Возьмите талон с собой.`,
        hint: { words: 'Прочитайте талон и нажмите «Далее».', right: [{ type: 'take-ticket' }] },
      };
    case 5:
      return {
        heading: 'Лифт или лестница?',
        text: 'Посмотрите на талоне, какой у вас этаж. Выберите лифт или лестницу.',
        hint: {
          words: `Ваш этаж: ${floor}. ${floor === 1 ? 'На 1 этаж лифт не нужен.' : 'На верхние этажи едут на лифте.'}`,
          right: [{ type: floor === 1 ? 'stairs' : 'lift' }],
        },
      };
    case 6:
      return {
        heading: 'На какой этаж ехать?',
        text: 'Вы в лифте. Посмотрите на талоне, какой у вас этаж. Нажмите кнопку этажа.',
        hint: {
          words: `На талоне написано: этаж ${floor}.`,
          right: [{ type: 'floor', floor: floor === 2 ? 2 : 3 }],
        },
      };
    case 7:
      return {
        heading: 'Найдите кабинет врача',
        text: `Вы на ${floor} этаже. Посмотрите талон. Нажмите на нужную дверь.`,
        hint: { words: `На талоне написано: кабинет ${cabinet}.`, right: [{ type: 'cabinet', cabinet }] },
      };
    case 8:
      return {
        heading: 'Вы получили рецепт',
        text: 'Врач вас осмотрел и дал рецепт. По рецепту продают лекарства. Идите в аптеку.',
        hint: { words: 'Лекарства продают в аптеке.', right: [{ type: 'enter-pharmacy' }] },
      };
    case 9:
      return {
        heading: 'Вы в аптеке',
        text: 'Покажите рецепт. Купите лекарства.',
        hint: { words: 'Нажмите «Купить лекарства».', right: [{ type: 'buy' }] },
      };
    case 10:
      return {
        heading: 'Вы здоровы!',
        text: 'Вы сами сходили к врачу и купили лекарства. Молодец!',
        hint: { words: 'Всё сделано.', right: [] },
      };
  }
}

function deed(state: ClinicState, event: ClinicEvent): string | null {
  switch (event.type) {
    case 'fall-ill':
      return 'Заметили, что заболели.';
    case 'symptom':
      return `Поняли, что ${symptomOf(event.symptom).complaint}.`;
    case 'understood':
      return 'symptom' in state ? `Узнали, какой нужен врач: ${doctorOf(state.symptom).name}.` : null;
    case 'enter-clinic':
      return 'Вошли в поликлинику.';
    case 'registry':
      return 'Подошли в регистратуру.';
    case 'take-ticket':
      return 'Взяли талон и прочитали его.';
    case 'lift':
      return 'Пошли к лифту.';
    case 'stairs':
      return 'Пошли по лестнице.';
    case 'floor':
      return `Приехали на ${event.floor} этаж.`;
    case 'cabinet':
      return `Нашли кабинет ${event.cabinet}. Врач дал рецепт.`;
    case 'enter-pharmacy':
      return 'Вошли в аптеку.';
    case 'buy':
      return 'Купили лекарства.';
  }
}

export const clinic: Simulator<ClinicState, ClinicEvent> = {
  id: 'clinic',
  title: 'Поликлиника',
  path: '/trainings/Clinic',
  machine: clinicMachine,
  narrate,
  sound: (_, event) => (event.type === 'enter-pharmacy' ? 'door' : event.type === 'buy' ? 'well' : null),
  deed,
};
