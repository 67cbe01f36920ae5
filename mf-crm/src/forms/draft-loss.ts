/** What becomes of a draft of a post when its page is left. */
export const DRAFT_LOSS =
  'Набранное останется на этом устройстве и вернётся, когда вы снова откроете эту страницу. Картинку придётся выбрать ещё раз.';
