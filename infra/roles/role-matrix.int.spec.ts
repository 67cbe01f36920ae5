import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AuthAnswer } from '@portal/contracts/rest/auth';
import type { Comment } from '@portal/contracts/rest/comment';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call, publish, signIn } from '../faults/client.ts';
import { type Portal, startPortal } from '../start/start-portal.ts';

const ADMIN = { ADMIN_USERNAME: 'admin', ADMIN_PASSWORD: 'correct horse battery' };
const PATIENCE = 300_000; // the front end is built when nobody has built it before

/** What everybody may do. Whatever is not here or below is for administrators. */
const open = [
  'POST /api/auth/register',
  'POST /api/auth/login',
  'GET /api/posts',
  'GET /api/posts/{id}',
  'GET /api/posts/comments/{postId}',
  'GET /api/uploads/{name}',
  'POST /api/sendUs',
  'POST /api/SendUs',
  'GET /api/content/facts',
  'GET /api/content/videos',
  'GET /api/content/guide',
  'GET /api/content/documents',
  'GET /api/content/documents/{page}',
  'GET /api/documents/{page}/{name}',
];
/** What everybody may do who is signed in. */
const forUsers = [
  'GET /api/auth/getMe',
  'POST /api/auth/password',
  'POST /api/auth/logout',
  'POST /api/auth/logoutEverywhere',
  'GET /api/auth/me/data',
  'POST /api/auth/me/delete',
  'GET /api/comments/mine',
  'POST /api/comments/{postId}',
  'DELETE /api/comments/{postId}/{commentId}',
];
/** What remains for whoever has to change a one-time password first. */
const withOneTimePassword = [
  'GET /api/auth/getMe',
  'POST /api/auth/password',
  'POST /api/auth/logout',
  'POST /api/auth/logoutEverywhere',
  'POST /api/auth/me/delete',
];

interface Route {
  name: string;
  method: string;
  /** With ids that nothing has. */
  path: string;
  /** Loopback address of its service. */
  service: string;
}

let dataDir: string;
let portal: Portal;
let adminToken: string;
let routes: Route[];

/** Every route of every service, as its own OpenAPI names it. */
async function routesOf(service: string): Promise<Route[]> {
  const { body } = await call(`${service}/openapi.json`);
  const { paths } = body as { paths: Record<string, Record<string, unknown>> };
  return Object.entries(paths).flatMap(([pattern, methods]) =>
    Object.keys(methods).map((method) => ({
      name: `${method.toUpperCase()} ${pattern}`,
      method: method.toUpperCase(),
      path: pattern.replaceAll(/\{\w+\}/g, () => crypto.randomUUID()),
      service,
    })),
  );
}

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'portal-roles-'));
  portal = await startPortal({ dataDir, env: { ...ADMIN, DEMO: '0', LIMITS: 'off' } });
  const running = JSON.parse(await readFile(join(dataDir, 'run/portal.json'), 'utf8'));
  const found = await Promise.all(Object.values<string>(running.services).map(routesOf));
  routes = found.flat().filter(({ method }) => method !== 'HEAD');
  adminToken = await signIn(portal.url, ADMIN.ADMIN_USERNAME, ADMIN.ADMIN_PASSWORD);
}, PATIENCE);
afterAll(async () => {
  await portal?.stop();
  await rm(dataDir, { recursive: true, force: true });
}, 60_000);

/** Answers with nothing to answer from: who asks is judged before what was sent. The body is not waited for. */
async function status(base: string, { method, path }: Route, token?: string): Promise<number> {
  const answer = await fetch(base + path, {
    method,
    headers: token ? { authorization: `Bearer ${token}` } : {},
    signal: AbortSignal.timeout(10_000),
  });
  await answer.body?.cancel();
  return answer.status;
}

/** Through the gateway, then at the service itself, which must not rely on anybody before it. */
async function both(route: Route, token?: string): Promise<number[]> {
  return [await status(portal.url, route, token), await status(route.service, route, token)];
}

async function newUser(): Promise<AuthAnswer> {
  const json = { username: `Гость ${crypto.randomUUID().slice(0, 8)}`, password: 'long enough' };
  return (await call(`${portal.url}/api/auth/register`, { method: 'POST', json })).body as AuthAnswer;
}
const setRole = (id: string, role: string) =>
  call(`${portal.url}/api/auth/users/${id}/role`, { method: 'PUT', json: { role }, token: adminToken });

const accessOf = ({ name }: Route) =>
  open.includes(name) ? 'everybody' : forUsers.includes(name) ? 'users' : 'administrators';
const guarded = () => routes.filter((route) => accessOf(route) !== 'everybody');
const forAdmins = () => routes.filter((route) => accessOf(route) === 'administrators');

/** Which of the routes answer otherwise; a sentence each. */
async function wrong(
  asked: Route[],
  token: () => Promise<string | undefined>,
  right: (statuses: number[]) => boolean,
): Promise<string[]> {
  const found: string[] = [];
  for (const route of asked) {
    const statuses = await both(route, await token());
    if (!right(statuses)) found.push(`${route.name}: ${statuses.join(' and ')}`);
  }
  return found;
}
const all =
  (...expected: number[]) =>
  (statuses: number[]) =>
    statuses.every((status) => expected.includes(status));
/** Neither who it is nor what they may do was in the way; the service's own end was reached. */
const letIn = (statuses: number[]) =>
  statuses.every((status) => status !== 401 && status !== 403 && status < 500);

describe('every route of every service', () => {
  it('is known to this test by name, where it is not for administrators alone', () => {
    const names = routes.map(({ name }) => name);
    expect(names.length).toBeGreaterThan(20);
    const missing = [...open, ...forUsers].filter(
      (name) => !names.some((known) => known.toLowerCase() === name.toLowerCase()),
    );
    expect(missing).toEqual([]);
  });

  it('lets visitors in where everybody may, and nowhere else', async () => {
    const nobody = async () => undefined;
    const forEverybody = routes.filter((route) => accessOf(route) === 'everybody');
    expect(await wrong(forEverybody, nobody, letIn)).toEqual([]);
    expect(await wrong(guarded(), nobody, all(401))).toEqual([]);
  }, 120_000);

  it('lets users in where users may, and nowhere else', async () => {
    // Some of these end the session: each is asked by somebody of their own.
    const somebody = async () => (await newUser()).token;
    const users = routes.filter((route) => accessOf(route) === 'users');
    const ends = (route: Route) => /logout/.test(route.name);
    expect(
      await wrong(
        users.filter((route) => !ends(route)),
        somebody,
        letIn,
      ),
    ).toEqual([]);
    expect(await wrong(users.filter(ends), somebody, ([first]) => first === 200)).toEqual([]);
    const { token } = await newUser();
    expect(await wrong(forAdmins(), async () => token, all(403))).toEqual([]);
  }, 120_000);

  it('lets administrators in everywhere', async () => {
    const ends = (route: Route) => /logout(Everywhere)?$/.test(route.path) && /auth\/logout/.test(route.path);
    const asked = guarded().filter((route) => !ends(route));
    expect(await wrong(asked, async () => adminToken, letIn)).toEqual([]);
  }, 120_000);

  it('shuts out who was an administrator, with the token of that time, at once', async () => {
    const { user, token } = await newUser();
    expect((await setRole(user._id, 'admin')).status).toBe(200);
    const listed = () => call(`${portal.url}/api/auth/users`, { token });
    expect((await listed()).status).toBe(200);
    expect((await setRole(user._id, 'user')).status).toBe(200);
    expect(await wrong(forAdmins(), async () => token, all(403))).toEqual([]);
  }, 120_000);

  it('shuts out whoever has left everywhere, with a token that has not run out', async () => {
    const { token } = await newUser();
    await call(`${portal.url}/api/auth/logoutEverywhere`, { method: 'POST', token });
    expect(await wrong(guarded(), async () => token, all(401))).toEqual([]);
  }, 120_000);

  it('is shut to a one-time password, but for the way to change it', async () => {
    const { user } = await newUser();
    const set = await call(`${portal.url}/api/auth/users/${user._id}/password`, {
      method: 'POST',
      token: adminToken,
    });
    const { password } = set.body as { password: string };
    await setRole(user._id, 'admin');
    const token = await signIn(portal.url, user.username, password);
    const asked = guarded().filter(({ name }) => !withOneTimePassword.includes(name));
    expect(await wrong(asked, async () => token, all(403))).toEqual([]);
    await setRole(user._id, 'user');
  }, 120_000);
});

describe('what belongs to somebody', () => {
  it('is not for other users: nobody deletes the comment of somebody else', async () => {
    const [writer, other] = [await newUser(), await newUser()];
    const postId = await publish(portal.url, adminToken, 'Новость');
    const written = await call(`${portal.url}/api/comments/${postId}`, {
      method: 'POST',
      json: { postId, comment: 'Моё' },
      token: writer.token,
    });
    const path = `${portal.url}/api/comments/${postId}/${(written.body as Comment)._id}`;
    expect((await call(path, { method: 'DELETE', token: other.token })).status).toBe(403);
    expect((await call(path, { method: 'DELETE', token: writer.token })).status).toBe(200);
  });
});
