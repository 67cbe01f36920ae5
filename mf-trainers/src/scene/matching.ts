import type { OptionGroup } from './grouped-combobox.tsx';

/** Groups with those of their options that contain what was typed, in any letter case, 'е' for 'ё'; no empty groups. */
export function matching(groups: readonly OptionGroup[], typed: string): OptionGroup[] {
  const wanted = plain(typed.trim());
  return groups
    .map((group) => ({
      ...group,
      options: group.options.filter(({ name }) => plain(name).includes(wanted)),
    }))
    .filter(({ options }) => options.length > 0);
}

function plain(text: string): string {
  return text.toLowerCase().replaceAll('ё', 'е');
}
