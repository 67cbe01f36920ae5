export type StartErrorCode =
  | 'BAD_SETTING'
  | 'PORT_TAKEN'
  | 'DATA_DIR'
  | 'DISK_FULL'
  | 'ALREADY_RUNNING'
  | 'PART_FAILED'
  | 'SAMPLE_CONTENT'
  | 'OPERATOR'
  | 'ABORTED';

/** The portal can't start or go on; the message is one sentence for the operator. */
export class StartError extends Error {
  readonly code: StartErrorCode;

  constructor(code: StartErrorCode, message: string) {
    super(message);
    this.name = 'StartError';
    this.code = code;
  }
}
