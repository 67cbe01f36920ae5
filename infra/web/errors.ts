/** What can go wrong while the front end is built. */
export type WebBuildErrorCode = 'WEB_BUILD_FAILED' | 'WEB_BUILD_INCOMPLETE';

/** A build of the shell or of an area did not come about; `message` says which and, with the compiler's words, why. */
export class WebBuildError extends Error {
  override readonly name = 'WebBuildError';
  readonly code: WebBuildErrorCode;

  constructor(code: WebBuildErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}
