export function schemathesisProgram(): string;
export function ensureSchemathesis(): Promise<string | null>;
