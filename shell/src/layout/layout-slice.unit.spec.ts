import { describe, expect, it } from 'vitest';
import {
  firstLayout,
  groupPressed,
  layoutReducer,
  sidebarHidden,
  sidebarShown,
  sidebarToggled,
  toastGone,
  toastShown,
} from './layout-slice.ts';

describe('layout', () => {
  it('starts with the sidebar in view', () => {
    expect(firstLayout.hidden).toBe(false);
  });

  it('toggles, hides and shows the sidebar', () => {
    expect(layoutReducer(firstLayout, sidebarToggled()).hidden).toBe(true);
    expect(layoutReducer({ ...firstLayout, hidden: true }, sidebarToggled()).hidden).toBe(false);
    expect(layoutReducer(firstLayout, sidebarHidden()).hidden).toBe(true);
    expect(layoutReducer({ ...firstLayout, hidden: true }, sidebarShown()).hidden).toBe(false);
  });

  it('has one menu group open at a time, and closes it by a second press', () => {
    const one = layoutReducer(firstLayout, groupPressed('Правовая база'));
    const two = layoutReducer(one, groupPressed('Доступная среда'));
    expect([one.openGroup, two.openGroup]).toEqual(['Правовая база', 'Доступная среда']);
    expect(layoutReducer(two, groupPressed('Доступная среда')).openGroup).toBeNull();
  });

  it('does not take a newer toast away when an older one has had its time', () => {
    const first = layoutReducer(firstLayout, toastShown({ message: 'Готово' }));
    const second = layoutReducer(first, toastShown({ message: 'Готово' }));
    expect(second.toast?.id).not.toBe(first.toast?.id);
    expect(layoutReducer(second, toastGone(first.toast?.id ?? -1)).toast).toEqual(second.toast);
    expect(layoutReducer(second, toastGone(second.toast?.id ?? -1)).toast).toBeNull();
  });
});
