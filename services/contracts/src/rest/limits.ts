/**
 * Bounds of what a visitor may send, as plain numbers: schemas are made from them, and forms check and show the same
 * ones without carrying the schema library to every phone. Lengths are in characters (Unicode code points).
 */
export const limits = {
  username: {
    min: 3,
    max: 40,
    pattern: '^[\\p{L}\\p{N}](?:[\\p{L}\\p{M}\\p{N}._ -]*[\\p{L}\\p{M}\\p{N}])?$',
  },
  password: { min: 8, max: 128 },
  /** Users in one answer of the list; accounts whose names are opened to look for a part of one. */
  users: { page: 100, searched: 2_000 },
  post: {
    title: 200,
    text: 20_000,
    imgAlt: 300,
    tags: 10,
    /** Days in which a deletion can be undone, and a picture that went out of use comes back with an earlier version. */
    restorable: 30,
  },
  tag: { name: 40 },
  comment: 2_000,
  /** Why an administrator has hidden a comment. */
  moderation: { reason: 300 },
  question: {
    title: 200,
    name: 100,
    /** One '@', a dot in the domain, Cyrillic welcome ('почта.бел'); whether it exists only a letter can tell. */
    email: {
      max: 254,
      pattern: '^[^\\s@<>()\\[\\],;:"\\\\]+@[^\\s@<>()\\[\\],;:"\\\\.]+(?:\\.[^\\s@<>()\\[\\],;:"\\\\.]+)+$',
    },
    text: 10_000,
    answer: 10_000,
    /** Questions in one answer of a list that is read in pages. */
    page: 100,
    search: 200,
  },
  /** A file beside a question: a PDF, a document of an office program or a picture; its size in bytes. */
  attachment: {
    bytes: 10 * 1024 * 1024,
    name: 150,
    /** Ending of the file's name → its type. */
    types: {
      pdf: 'application/pdf',
      docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
      odt: 'application/vnd.oasis.opendocument.text',
      ods: 'application/vnd.oasis.opendocument.spreadsheet',
      odp: 'application/vnd.oasis.opendocument.presentation',
      doc: 'application/msword',
      xls: 'application/vnd.ms-excel',
      ppt: 'application/vnd.ms-powerpoint',
      rtf: 'application/rtf',
      jpg: 'image/jpeg',
      png: 'image/png',
      webp: 'image/webp',
      avif: 'image/avif',
      heic: 'image/heic',
      gif: 'image/gif',
    },
  },
  /** Size in bytes of the file as it comes; what it is, is told by its content on the server. */
  image: {
    bytes: 10 * 1024 * 1024,
    pixels: 25_000_000,
    types: ['image/png', 'image/jpeg', 'image/webp', 'image/avif', 'image/gif'],
  },
  content: {
    /** Telephone numbers, e-mail addresses, postal addresses: of each. */
    contacts: 4,
    videos: 12,
    /** Places under one heading of the city guide. */
    places: 100,
    line: 200,
    text: 2_000,
    url: 2_000,
    phone: { max: 30, pattern: '^\\+?\\d[\\d ()-]*$' },
  },
  /** Size in bytes; that it is a PDF is told by its content on the server. */
  document: { bytes: 20 * 1024 * 1024 },
} as const;
