import { fileSize } from './file-size.tsx';

export const examples = { megabytes: <p>PDF, {fileSize(2_516_582)}</p> };
