/** Stands before a document that came with the portal, so that nobody takes it for the centre's own. */
export const sampleDocument = 'Это образец. Центр ещё не добавил сюда свой документ.';
