/** Links of the menu that lead to other sites; the centre gives their addresses. SPEC.md section 2, 'Menu'. */
export const externalLinks = [
  { id: 'socialProtection', title: 'Государственная адресная социальная защита' },
  { id: 'associations', title: 'Взаимодействие с общественными объединениями людей с инвалидностью' },
  { id: 'plainLanguage', title: 'Ясный язык' },
  { id: 'accessibleEnvironment', title: 'Доступная среда' },
  { id: 'barrierFree', title: 'Безбарьерная среда для физически ослабленных людей' },
] as const;

export type ExternalLinkId = (typeof externalLinks)[number]['id'];
