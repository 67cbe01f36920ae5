import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { dataPaths } from './data-dir.ts';
import { StartError } from './errors.ts';

/** What auth lets whoever can read the data directory do: `services/auth/src/routes/operator.ts`. */
export class Operator {
  readonly #authUrl: string;
  readonly #secret: string;

  private constructor(authUrl: string, secret: string) {
    this.#authUrl = authUrl;
    this.#secret = secret;
  }

  /** @param authUrl loopback address of the running auth */
  static async open(authUrl: string, dataDir: string): Promise<Operator> {
    const file = join(dataPaths(dataDir).service('auth'), 'operator-secret');
    const secret = await readFile(file, 'utf8').catch(() => {
      throw new StartError('OPERATOR', `Не удалось прочитать ${file}: нужны права на папку данных.`);
    });
    return new Operator(authUrl, secret.trim());
  }

  /** Names of the administrators. */
  admins(): Promise<string[]> {
    return this.#call('GET', 'admins');
  }

  /** Makes an administrator: a new user with a one-time password, or one who is there, with the password they have. */
  addAdmin(username: string): Promise<{ made: false } | { made: true; password: string }> {
    return this.#call('POST', 'admins', { username });
  }

  /** Takes the right of an administrator, never from the last. */
  async removeAdmin(username: string): Promise<void> {
    await this.#call('PUT', 'role', { username, role: 'user' });
  }

  /** Sets a one-time password and ends all sessions of the user. */
  async resetPassword(username: string): Promise<string> {
    return (await this.#call<{ password: string }>('POST', 'password', { username })).password;
  }

  /** A token of an ordinary session, without the password. */
  async token(username: string): Promise<string> {
    return (await this.#call<{ token: string }>('POST', 'token', { username })).token;
  }

  async rotateKeys(): Promise<void> {
    await this.#call('POST', 'rotate-keys');
  }

  /** @throws StartError OPERATOR with what auth says */
  async #call<T>(method: string, path: string, body?: object): Promise<T> {
    const answer = await fetch(`${this.#authUrl}/internal/operator/${path}`, {
      method,
      headers: {
        authorization: `Bearer ${this.#secret}`,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(20_000),
    }).catch((error: Error) => {
      throw new StartError('OPERATOR', `Служба auth не отвечает: ${error.message}.`);
    });
    const told = (await answer.json().catch(() => ({}))) as { message?: string };
    if (!answer.ok)
      throw new StartError('OPERATOR', told.message ?? `Служба auth ответила ${answer.status}.`);
    return told as T;
  }
}
