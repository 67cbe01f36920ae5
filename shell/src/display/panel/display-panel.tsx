import { Button } from '@portal/ui/button';
import { announce } from '../../announcer/announcer.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { displayChanged, displayReset } from '../display-slice.ts';
import type { DisplaySettings } from '../kept-settings.ts';
import { levelOf, levels, sizeOf } from '../text-size.ts';
import { type Choice, ChoiceGroup } from './choice-group.tsx';
import { pictureChoices, schemeChoices, serifChoices, spacingChoices, speechChoices } from './choices.ts';
import styles from './panel.module.css';

const sizeChoices = Array.from({ length: levels }, (_, index) => ({
  value: index + 1,
  label: `${index + 1}`,
}));

/** All display settings (FRONTEND.md, 'For everyone'). Each works at once, is said, and is kept in this browser. */
export function DisplayPanel({ id, onClose }: { id: string; onClose: () => void }) {
  const settings = useAppSelector((state) => state.display);
  const dispatch = useAppDispatch();

  /** Properties of one group: its title is what the change is announced with. */
  function group<Name extends keyof DisplaySettings>(
    title: string,
    name: Name,
    choices: readonly Choice<DisplaySettings[Name]>[],
  ) {
    return {
      title,
      choices,
      chosen: settings[name],
      onChoose: ({ value, label }: Choice<DisplaySettings[Name]>) => {
        dispatch(displayChanged({ [name]: value }));
        announce(`${title}: ${label}`);
      },
    };
  }

  function reset() {
    dispatch(displayReset());
    announce('Обычный вид сайта возвращён');
  }

  return (
    <section id={id} className={styles.panel} aria-label="Вид и звук">
      <ChoiceGroup
        title="Размер текста"
        choices={sizeChoices}
        chosen={levelOf(settings)}
        onChoose={({ value }) => {
          dispatch(displayChanged(sizeOf(value)));
          announce(`Размер текста: ${value} из ${levels}`);
        }}
      />
      <ChoiceGroup {...group('Цвета', 'scheme', withSamples)} />
      <ChoiceGroup {...group('Расстояние между буквами', 'letters', spacingChoices)} />
      <ChoiceGroup {...group('Расстояние между строками', 'lines', spacingChoices)} />
      <ChoiceGroup {...group('Шрифт', 'serifs', serifChoices)} />
      <ChoiceGroup {...group('Картинки', 'pictures', pictureChoices)} />
      <ChoiceGroup {...group('Чтение вслух', 'speech', speechChoices)} />
      <p className={styles.note}>
        Кнопка «Прослушать» есть там, где на устройстве установлен русский голос. Выбранный вид запоминается
        на этом устройстве.
      </p>
      <div className={styles.actions}>
        <Button kind="quiet" onClick={reset}>
          Вернуть обычный вид
        </Button>
        <Button onClick={onClose}>Готово</Button>
      </div>
    </section>
  );
}

const withSamples = schemeChoices.map((choice) => ({
  ...choice,
  sample: choice.value && (
    <span className={styles.sample} data-sample={choice.value} aria-hidden="true">
      А
    </span>
  ),
}));
