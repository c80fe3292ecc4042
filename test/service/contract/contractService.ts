/** A real service over the wire, asked by the names of the endpoint table; every answer that it gives is checked. */
import type { z } from 'zod';
import { vi } from 'vitest';
import {
  ENDPOINTS,
  ErrorBody,
  fillPath,
  isPlanRunOver,
  isTerminal,
  type Endpoint,
  type EndpointName,
  type PlanRun,
  type Session,
  type Upload,
} from '../../../src/contract/index.js';
import { ALL_WITH_KEYS } from '../../support/modelKeys.js';
import { startService, type LocalService, type ServiceOptions } from '../../../src/service/startService.js';
import { Checker, type OpenApiDocument, type RawAnswer } from './checkAnswer.js';

/** Each look is answered and checked by this process, and what it waits for goes on there, too. */
const SOON = { timeout: 30_000, interval: 50 };

export interface Asked {
  parameters?: Record<string, string>;
  query?: Record<string, string>;
  /** Sent as JSON. */
  body?: unknown;
  /** Sent as it is. */
  raw?: string | Uint8Array;
  headers?: Record<string, string>;
  /** @default the service's own; null for none */
  key?: string | null;
}

type AnswerOf<Name extends EndpointName> = (typeof ENDPOINTS)[Name]['answer'] extends infer Answer extends
  z.ZodType
  ? z.output<Answer>
  : (typeof ENDPOINTS)[Name]['answer'] extends 'picture'
    ? Buffer
    : unknown;

export interface Refused extends ErrorBody {
  status: number;
  headers: Headers;
}

/** What the tests are run against. Only the service of this process can use its pages. */
export const ground = { start: startService, hasPages: true };

export class ContractService {
  /** `name status` of all that was answered. */
  readonly seen = new Set<string>();

  private constructor(
    readonly service: LocalService,
    readonly checker: Checker,
    readonly faults: unknown[],
  ) {}

  static async start(options: ServiceOptions = {}): Promise<ContractService> {
    const faults: unknown[] = [];
    const onFault = (error: unknown) => void faults.push(error);
    const service = await ground.start({ stepTimeout: 10_000, models: ALL_WITH_KEYS, onFault, ...options });
    const served = await fetch(`${service.baseURL}/openapi.json`);
    const checker = new Checker((await served.json()) as OpenApiDocument, service.apiKey);
    return new ContractService(service, checker, faults);
  }

  get projectId(): string {
    return this.service.projectId;
  }

  /** @throws Error where the answer is not that of success */
  async ask<Name extends EndpointName>(name: Name, asked: Asked = {}): Promise<AnswerOf<Name>> {
    const { status, body } = await this.#exchange(name, asked);
    if (status === ENDPOINTS[name].status) return body as AnswerOf<Name>;
    throw new Error(`${name} answered ${status}: ${JSON.stringify(body)}`);
  }

  /** @throws Error where the answer is no refusal */
  async refusal(name: EndpointName, asked: Asked = {}): Promise<Refused> {
    const { status, headers, body } = await this.#exchange(name, asked);
    if (status < 400) throw new Error(`${name} answered ${status}: ${JSON.stringify(body)}`);
    return { ...ErrorBody.parse(body), status, headers };
  }

  /** At an address that the service gave, without a key. */
  async at(
    name: EndpointName,
    address: string,
    init: RequestInit = {},
  ): Promise<{ status: number; body: unknown }> {
    const url = new URL(address, this.service.baseURL);
    const answer = await rawAnswer(fetch(url, { ...init, method: ENDPOINTS[name].method }));
    return { status: answer.status, body: this.#checked(name, answer) };
  }

  /** Whatever the table doesn't have; only held to be an error body that leaks nothing. */
  async send(path: string, init: RequestInit): Promise<Refused> {
    const headers = { 'x-api-key': this.service.apiKey, ...(init.headers as Record<string, string>) };
    const answer = await rawAnswer(fetch(this.service.baseURL + path, { ...init, headers }));
    const text = answer.bytes.toString('utf8');
    this.checker.checkLeaks(answer.headers, text);
    const { status } = answer;
    return { ...ErrorBody.parse(JSON.parse(text)), status, headers: answer.headers };
  }

  /** The session, once it has ended. */
  async ended(session_id: string): Promise<Session> {
    const look = () => this.ask('getSession', { parameters: { session_id } });
    const isOver = async () => isTerminal((await look()).status);
    await vi.waitUntil(isOver, SOON);
    return look();
  }

  /** The whole way of an app, to the end of its processing. */
  async upload(fileName: string, bytes: Uint8Array): Promise<Upload> {
    const { id, uploadUrl } = await this.ask('createUpload', { body: { fileName } });
    const headers = { 'content-type': 'application/octet-stream' };
    await this.at('putUploadBinary', uploadUrl, { body: bytes as BodyInit, headers });
    const asked = { parameters: { upload_id: id } };
    await this.ask('submitUpload', asked);
    const isRead = async () => (await this.ask('getUpload', asked)).status !== 'processing';
    await vi.waitUntil(isRead, SOON);
    return this.ask('getUpload', asked);
  }

  /** The run, once it is over. */
  async finished(plan_id: string, plan_run_id: string): Promise<PlanRun> {
    const look = () => this.ask('getPlanRun', { parameters: { plan_id, plan_run_id } });
    const isOver = async () => isPlanRunOver((await look()).status);
    await vi.waitUntil(isOver, SOON);
    return look();
  }

  async #exchange(name: EndpointName, asked: Asked) {
    const answer = await rawAnswer(fetch(this.#request(ENDPOINTS[name], asked)));
    return { ...answer, body: this.#checked(name, answer) };
  }

  #checked(name: EndpointName, answer: RawAnswer): unknown {
    this.seen.add(`${name} ${answer.status}`);
    return this.checker.check(name, answer);
  }

  #request({ method, path }: Endpoint, { parameters, query, ...asked }: Asked): Request {
    const { body, raw, headers, key = this.service.apiKey } = asked;
    const url = new URL(fillPath(path, parameters), this.service.baseURL);
    for (const [name, value] of Object.entries(query ?? {})) url.searchParams.set(name, value);
    const sent = raw ?? (body === undefined ? undefined : JSON.stringify(body));
    return new Request(url, {
      method,
      headers: {
        ...(key !== null && { 'x-api-key': key }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(sent !== undefined && { body: sent as BodyInit }),
    });
  }
}

async function rawAnswer(response: Promise<Response>): Promise<RawAnswer> {
  const { status, headers, ...rest } = await response.then(async (it) => ({
    status: it.status,
    headers: it.headers,
    bytes: Buffer.from(await it.arrayBuffer()),
  }));
  return { status, headers, ...rest };
}
