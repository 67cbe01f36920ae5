/** Local storage of this device; a browser that refuses it (private window, full disk) only makes the simulator forget. */
export const deviceStorage = {
  read(key: string): string | null {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  },
  /** `null` removes the key. */
  write(key: string, value: string | null): void {
    try {
      if (value === null) localStorage.removeItem(key);
      else localStorage.setItem(key, value);
    } catch {
      // Nothing to do: the visit goes on, only its memory is lost.
    }
  },
};
