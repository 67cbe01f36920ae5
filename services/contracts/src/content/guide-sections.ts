/** The nine headings of the city guide, in their order on the page. SPEC.md section 2, /putevoditel. */
export const guideSections = [
  { id: 'education', title: 'Образование' },
  { id: 'services', title: 'Услуги' },
  { id: 'banks', title: 'Банки' },
  { id: 'sport', title: 'Спорт' },
  { id: 'health', title: 'Здравоохранение' },
  { id: 'utilities', title: 'Жилищно-коммунальное хозяйство' },
  { id: 'social', title: 'Социальные объекты' },
  { id: 'communications', title: 'Связь' },
  { id: 'law-enforcement', title: 'Охрана правопорядка' },
] as const;

export type GuideSectionId = (typeof guideSections)[number]['id'];
export const guideSectionIds = guideSections.map(({ id }) => id);
