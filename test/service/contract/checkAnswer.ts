/** What every answer of the service is held to: the endpoint table, the served OpenAPI document, and what never leaves. */
import { tmpdir } from 'node:os';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { expect } from 'vitest';
import type { ZodType } from 'zod';
import { ENDPOINTS, ErrorBody, type Endpoint, type EndpointName } from '../../../src/contract/index.js';
import { strictly } from '../../../src/contract/fields.js';
import { root } from '../../support/places.js';

export type Json = Record<string, unknown>;

export interface Operation {
  operationId: string;
  'x-standing': string;
  parameters: { name: string; in: 'path' | 'query'; required: boolean; schema: Json }[];
  requestBody?: { required: boolean; content: Record<string, { schema: Json }> };
  responses: Record<string, { description: string; content?: Record<string, { schema: Json }> }>;
}

export interface OpenApiDocument {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Json> };
}

export interface RawAnswer {
  status: number;
  headers: Headers;
  bytes: Buffer;
}

export class Checker {
  readonly #ajv = new Ajv2020({ strict: false, allErrors: true, formats: { binary: true } });
  readonly #validators = new Map<Json, (value: unknown) => string>();

  constructor(
    readonly document: OpenApiDocument,
    private readonly secret: string,
  ) {
    addFormats(this.#ajv);
  }

  operation(name: EndpointName): Operation {
    const { path, method }: Endpoint = ENDPOINTS[name];
    return this.document.paths[path]![method.toLowerCase()]!;
  }

  /** What the document has against it; empty where it has nothing. */
  faults(schema: Json, value: unknown): string {
    const validate = this.#validators.get(schema) ?? this.#compile(schema);
    this.#validators.set(schema, validate);
    return validate(value);
  }

  /** Answers the body, once it is known to be what both the table and the document say of this status. */
  check(name: EndpointName, { status, headers, bytes }: RawAnswer): unknown {
    const endpoint: Endpoint = ENDPOINTS[name];
    const text = bytes.toString('utf8');
    const about = `${name} answered ${status}: ${text.slice(0, 500)}`;
    this.checkLeaks(headers, text);
    const described = this.operation(name).responses[status];
    expect(described, `${about}\nThe document has no such status`).toBeDefined();
    const type = (headers.get('content-type') ?? '').replace(/;.*/, '');
    const content = described?.content;
    expect(content === undefined, about).toBe(text === '');
    if (content === undefined) return undefined;
    expect(Object.keys(content), about).toContain(type);
    if (type !== 'application/json') return checkPicture(type, bytes);
    const body = JSON.parse(text) as unknown;
    expect(this.faults(content[type]!.schema, body), about).toBe('');
    checkWithTable(endpoint, status, body);
    return body;
  }

  /** "No stack trace ever leaves", nor does the key, nor where the service's files are. */
  checkLeaks(headers: Headers, text: string): void {
    const all = `${JSON.stringify([...headers])}\n${text}`;
    expect(all).not.toContain(this.secret);
    expect(all).not.toContain(root);
    expect(all).not.toContain(`${tmpdir()}/`);
    expect(all).not.toContain('node_modules');
    expect(all).not.toMatch(/\bat [^"]{0,200}\(?(?:file:|node:|\/)[^"]{0,200}:\d+:\d+/);
  }

  #compile(schema: Json): (value: unknown) => string {
    const validate = this.#ajv.compile({ ...schema, components: this.document.components });
    return (value) => (validate(value) ? '' : this.#ajv.errorsText(validate.errors));
  }
}

/** Free-form keys are allowed there. */
const FREE_FORM: readonly Endpoint[] = [ENDPOINTS.listMessages, ENDPOINTS.getCapture];

/** Writing is strict: the service has no field and no value of its own. */
function checkWithTable(endpoint: Endpoint, status: number, body: unknown): void {
  if (status !== endpoint.status) {
    expect(ErrorBody.parse(body).error).not.toBe('');
    return;
  }
  const { answer } = endpoint;
  if (typeof answer === 'string') throw new Error(`${endpoint.path} has no JSON to answer`);
  expect(answer.parse(body)).toEqual(body);
  if (FREE_FORM.includes(endpoint)) return;
  const strict = STRICT.get(answer) ?? strictly(answer);
  STRICT.set(answer, strict);
  expect(strict.parse(body)).toEqual(body);
}

/** Made once for all answers: each takes as long as many checks by it. */
const STRICT = new Map<ZodType, ZodType>();

const SIGNATURES: Record<string, string> = { 'image/png': '89504e47', 'image/jpeg': 'ffd8ff' };

function checkPicture(type: string, bytes: Buffer): Buffer {
  expect(bytes.toString('hex', 0, 8)).toMatch(new RegExp(`^${SIGNATURES[type] ?? 'unknown'}`));
  return bytes;
}
