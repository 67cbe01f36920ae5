import { Table } from './table.tsx';

export const examples = {
  versions: (
    <Table
      caption="Прежние версии документа"
      columns={['На сайте с', 'Размер', 'Страниц']}
      rows={[
        { key: 'second', cells: ['20 ноября 2026', '2,4 МБ', 12] },
        { key: 'first', cells: ['3 марта 2025', '640 КБ', 11] },
      ]}
    />
  ),
};
