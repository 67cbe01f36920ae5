/** /offline.json: what the service worker keeps, so that the simulators work without a network. */
export interface OfflineList {
  /** Addresses of files, of the live versions. */
  files: string[];
  /** Pages that are always there. */
  pages: string[];
  /** Where other files of live versions lie; of all others nothing is kept. */
  live: string[];
}
