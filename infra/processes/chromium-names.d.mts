export const chromiumNames: readonly string[];
