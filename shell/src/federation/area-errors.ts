/** Why an area can't be shown. */
export type AreaErrorCode =
  | 'AREA_UNKNOWN'
  | 'AREA_TIMEOUT'
  | 'AREA_SCRIPT_MISSING'
  | 'AREA_STYLE_MISSING'
  | 'AREA_CONTRACT'
  | 'AREA_FRAGMENT_UNKNOWN';

export class AreaError extends Error {
  override readonly name = 'AreaError';
  readonly code: AreaErrorCode;

  constructor(code: AreaErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}
