import { MemoryLog } from '@portal/event-store/memory-log';
import type { HttpLimits } from '../http/http-server.ts';
import { type RunningGateway, startGateway } from './gateway.ts';
import { Recorder } from './recorder.ts';
import { WebDir } from './web-dir.ts';

type Options = { trustProxy?: string[]; memoryBytes?: number; http?: Partial<HttpLimits> };

export interface RecordedGateway {
  gateway: RunningGateway;
  /** What stands for every service behind it. */
  service: Recorder;
  webDir: string;
  /** Asks the gateway. */
  send(method: string, path: string, init?: RequestInit): Promise<Response>;
  close(): Promise<void>;
}

/** A gateway before a recorder. `respond`: what the recorder answers; 200 and an empty object without it. */
export async function startRecordedGateway(
  respond?: Parameters<typeof Recorder.start>[0],
  options: Options = {},
): Promise<RecordedGateway> {
  const web = await WebDir.make();
  const service = await Recorder.start(respond);
  const { url } = service;
  const gateway = await startGateway({
    logs: { POSTS: new MemoryLog('POSTS'), AUTH: new MemoryLog('AUTH') },
    webDir: web.path,
    services: { auth: url, posts: url, questions: url, content: url },
    ...options,
  });
  return {
    gateway,
    service,
    webDir: web.path,
    send: (method, path, init = {}) => fetch(gateway.url + path, { method, ...init }),
    async close() {
      await gateway.app.close();
      await service.close();
      await web.remove();
    },
  };
}
