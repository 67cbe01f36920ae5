import { ClickFrame } from './click-frame.tsx';

export const examples = {
  map: (
    <ClickFrame
      what="Карта: Банки"
      show="Показать карту"
      hide="Скрыть карту"
      src="https://www.openstreetmap.org/export/embed.html?bbox=27.4,53.8,27.7,53.9"
    />
  ),
};
