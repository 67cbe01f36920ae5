export type EmbeddedErrorCode = 'NO_PROGRAM' | 'BUILD_FAILED' | 'NOT_STARTED';

/** A server that the portal brings along could not be found, built or started; the message is for the operator. */
export class EmbeddedError extends Error {
  readonly code: EmbeddedErrorCode;

  constructor(code: EmbeddedErrorCode, message: string) {
    super(message);
    this.name = 'EmbeddedError';
    this.code = code;
  }
}
