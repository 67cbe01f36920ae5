import { LogUnavailableError } from '@portal/event-store/errors';
import { MemoryObjects } from '@portal/event-store/testing/memory-objects';
import sharp from 'sharp';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { ImageTypeError, PostNotFoundError } from '../errors.ts';
import { Pictures } from './pictures.ts';

let photo: Buffer;
let store: MemoryObjects;
let pictures: Pictures;

beforeAll(async () => {
  photo = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#0a0' } })
    .jpeg()
    .toBuffer();
});
beforeEach(() => {
  store = new MemoryObjects();
  pictures = new Pictures(store);
});

it('stores the picture before the command runs, under a random name', async () => {
  const image = await pictures.keepFor(photo, async (image) => {
    expect(await store.get(image!.name)).not.toBeNull();
    return image!;
  });
  expect(image).toMatchObject({
    name: expect.stringMatching(/^[a-z0-9]{20,}\.webp$/),
    width: 40,
    height: 30,
  });
  expect((await pictures.get(image.name))?.length).toBe(image.size);
  const second = await pictures.keepFor(photo, async (image) => image!);
  expect(second.name).not.toBe(image.name);
});

it('runs the command without a picture when there is none', async () => {
  expect(await pictures.keepFor(null, async (image) => image)).toBeNull();
});

it('leaves nothing behind when the command is refused', async () => {
  const refuse = async () => {
    throw new PostNotFoundError();
  };
  await expect(pictures.keepFor(photo, refuse)).rejects.toThrow(PostNotFoundError);
  expect(await store.list()).toEqual([]);
});

it('keeps the picture when the log gave no definite answer: the event may be there', async () => {
  const unknown = async () => {
    throw new LogUnavailableError('no answer');
  };
  await expect(pictures.keepFor(photo, unknown)).rejects.toThrow(LogUnavailableError);
  expect(await store.list()).toHaveLength(1);
});

it('does not run the command for what is no picture', async () => {
  let ran = false;
  const command = async () => {
    ran = true;
  };
  await expect(pictures.keepFor(Buffer.from('<svg/>'), command)).rejects.toThrow(ImageTypeError);
  expect(ran).toBe(false);
  expect(await store.list()).toEqual([]);
});
