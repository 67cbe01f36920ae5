/** The parts of an OpenAPI 3.1 document that are read here. */
export interface OpenApiDocument {
  openapi: string;
  info: { title: string; version: string; description?: string };
  servers?: { url: string }[];
  tags?: { name: string }[];
  components: {
    responses: Record<string, OpenApiAnswer>;
    parameters: Record<string, OpenApiParameter>;
    [kind: string]: unknown;
  };
  paths: Record<string, Record<string, Operation>>;
}

export interface Operation {
  operationId?: string;
  tags?: string[];
  summary?: string;
  description?: string;
  security?: object[];
  parameters?: (OpenApiParameter | Reference)[];
  requestBody?: { required?: boolean; content: Media };
  responses: Record<string, OpenApiAnswer | Reference>;
}

export interface OpenApiParameter {
  name: string;
  in: string;
  required?: boolean;
  description?: string;
  schema: object;
}

export interface OpenApiAnswer {
  description: string;
  headers?: Record<string, object>;
  content?: Media;
}

export interface Reference {
  $ref: string;
}

export type Media = Record<string, { schema?: object }>;
