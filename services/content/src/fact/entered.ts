import type { FieldError } from '@portal/contracts/rest/error';
import { InvalidInputError } from '@portal/service-kit/errors';
import { embedAddress } from '../embeds/embed-address.ts';

const NO_LINK = 'Введите адрес целиком, например https://example.org/stranica.';

/** Judges what schemas can't: addresses of other sites. Collects what is wrong, so that a form is corrected in one go. */
export class Entered {
  readonly #errors: FieldError[] = [];
  readonly #sources: readonly string[];

  /** @param sources origins that pages may frame */
  constructor(sources: readonly string[]) {
    this.#sources = sources;
  }

  wrong(field: string, message: string): void {
    this.#errors.push({ field, message });
  }

  /** A map or video, as a page frames it; '' when none was entered. */
  embed(field: string, entered: string): string {
    const address = embedAddress(entered, this.#sources);
    if (address !== null) return address;
    const sites = this.#sources.map((source) => new URL(source).hostname).join(', ');
    this.wrong(
      field,
      `Скопируйте на сайте карты или видео код для вставки («Поделиться»). Подходят сайты: ${sites}.`,
    );
    return '';
  }

  /** The address of a page of another site; '' when none was entered. */
  link(field: string, entered: string): string {
    const text = entered.trim();
    if (text === '') return '';
    const url = URL.parse(text);
    const good = url && /^https?:$/.test(url.protocol) && url.hostname.includes('.') && !url.username;
    if (!good) this.wrong(field, NO_LINK);
    return good ? url.href : '';
  }

  /** @throws InvalidInputError when anything was wrong */
  done(): void {
    if (this.#errors.length > 0) throw new InvalidInputError(this.#errors);
  }
}
