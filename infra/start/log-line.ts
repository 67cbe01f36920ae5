export type LogLevel = 'debug' | 'info' | 'warn' | 'error';

export interface LogLine {
  level: LogLevel;
  message: string;
  /** One line of JSON for the file. */
  json: string;
}

const PINO: Record<string, LogLevel> = {
  trace: 'debug',
  debug: 'debug',
  info: 'info',
  warn: 'warn',
  error: 'error',
  fatal: 'error',
};
const NATS: Record<string, LogLevel> = { INF: 'info', WRN: 'warn', ERR: 'error', FTL: 'error', DBG: 'debug' };

/** Reads a line of a process: JSON as pino and FerretDB write it, NATS's own form, or a text that a crash left. */
export function readLogLine(name: string, line: string, now: () => Date = () => new Date()): LogLine {
  if (line.startsWith('{')) {
    try {
      const { level, message, msg, event, err } = JSON.parse(line) as Record<string, unknown>;
      const words = [message ?? msg ?? event, wordsOf(err)].filter(Boolean);
      return {
        level: PINO[String(level).toLowerCase()] ?? 'info',
        message: onOneLine([...new Set(words)].join(': ')),
        json: line,
      };
    } catch {
      // a text after all
    }
  }
  const nats = /^\[\d+\] \S+ \S+ \[(\w{3})\] (.*)$/.exec(line);
  const level = nats ? (NATS[nats[1]!] ?? 'info') : 'info';
  const message = onOneLine(nats ? nats[2]! : line);
  return { level, message, json: JSON.stringify({ time: now().toISOString(), level, name, message }) };
}

/** Nothing that a message quotes may end a line of the console, colour it or move about in it. */
function onOneLine(text: string): string {
  return text.replace(/\p{C}/gu, (character) => `\\u{${character.codePointAt(0)!.toString(16)}}`);
}

function wordsOf(error: unknown): string {
  if (typeof error === 'string') return error;
  return String((error as { message?: string } | undefined)?.message ?? '');
}
