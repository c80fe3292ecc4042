/** What has to come of an entry when a fault strikes one of its calls. */
import type { Outcome, Reason } from '../../src/report/outcome.js';
import type { Fault } from './faults.js';
import { TIME_LIMIT, type FlowName, type FlowRun } from './flows.js';

export interface Call {
  name: string;
  /** Of this name, from 1. */
  count: number;
}

/** `lasting`: from that call on for ever; at this call only, or at all where there is no connection. */
export type Mode = 'once' | 'lasting';

export interface Strike {
  flow: FlowName;
  fault: Fault;
  call: Call;
  mode: Mode;
}

export interface Expected {
  verdict: Outcome['verdict'];
  /** Undefined for the clean run's own. */
  reason?: Reason;
  message?: RegExp;
  /** What the message must not say. */
  notSaid?: RegExp;
  /** Undefined for the clean run's own remarks. */
  remark?: RegExp;
  paid: number;
  /** Milliseconds. */
  atMost: number;
}

type Phase = 'before' | 'app' | 'create' | 'polling' | 'evidence' | 'tidying';

const CREATES = ['POST /api/sessions', 'POST /api/triggers/plans/<id>/run'];
const RUN_LOOK = 'GET /api/triggers/plans/<id>/runs/<id>';
const SESSION_LOOK = 'GET /api/sessions/<id>';
export const UPLOAD_LOOK = 'GET /api/uploads/<id>';
const PREPARING = ['/api/devices', '/api/uploads', '/cases', '/plans'];

export function phaseOf(flow: FlowName, { name, count }: Call): Phase {
  if (CREATES.includes(name)) return 'create';
  if (name.startsWith('DELETE')) return 'tidying';
  if (name === UPLOAD_LOOK) return count === 1 ? 'before' : 'app';
  const isPlan = flow.startsWith('plan');
  if (name === (isPlan ? RUN_LOOK : SESSION_LOOK)) return 'polling';
  return PREPARING.some((part) => name.endsWith(part)) || /uploads/.test(name) ? 'before' : 'evidence';
}

/** Milliseconds: what retrying costs beside the fault itself, what evidence and tidying up may cost, and a last look. */
const BACKOFF = 3_750;
const EVIDENCE = 20_000;
const TIDYING = 10_000;
const LAST_LOOK = 250;
/** What looking for a session takes, and finding out late that it has ended. */
const LOOKING = 7_000 + 16_000;
const ATTEMPTS = 5;

export function expected(strike: Strike, clean: FlowRun): Expected {
  const { flow, fault, call } = strike;
  const { verdict } = clean.outcome;
  const phase = phaseOf(flow, call);
  const fine = { verdict, paid: clean.paid };
  if (isSurvived(strike, phase)) return { ...fine, atMost: clean.took + survivalTime(fault) };
  if (phase === 'evidence' || phase === 'tidying') {
    return { ...fine, remark: fault.cause, atMost: clean.took + EVIDENCE + TIDYING };
  }
  const { reason, cause: message } = fault;
  const atMost = clean.took + ATTEMPTS * (fault.takes ?? 0) + BACKOFF + EVIDENCE + TIDYING;
  if (phase === 'before') {
    return { verdict: 'error', reason, message, notSaid: /may (still )?be running/, paid: 0, atMost };
  }
  if (phase === 'create') return lostCreate(strike, clean, atMost);
  return givenUp(strike, phase);
}

/** One whose answer was lost is looked for, and never created again. */
function lostCreate({ fault, flow }: Strike, clean: FlowRun, atMost: number): Expected {
  const { reason, cause, arrives } = fault;
  const kind = flow.startsWith('plan') ? 'plan run' : 'session';
  const may = new RegExp(`an? (${kind}|run of the plan) may be (running|under way)`, 'i');
  if (!isDoubtful(fault)) {
    return { verdict: 'error', reason, message: cause, notSaid: may, paid: arrives ? 1 : 0, atMost };
  }
  if (arrives) {
    const remark = new RegExp(`request for the ${kind} was lost; [\\da-f-]{36} was found in its place`);
    return { verdict: clean.outcome.verdict, remark, paid: 1, atMost: atMost + LOOKING };
  }
  const message = new RegExp(`${cause.source}[^]*${may.source}`, 'i');
  return { verdict: 'error', reason, message, paid: 0, atMost: atMost + LOOKING };
}

/** Whether nobody can know what became of the request: below 500 it is the service itself that says no. */
const isDoubtful = ({ network, reason, name }: Fault): boolean =>
  network === undefined && (reason !== 'service refused' || / 5\d\d/.test(name));

/** While something is waited for. */
function givenUp({ fault, flow }: Strike, phase: Phase): Expected {
  const { cause, effect } = fault;
  const kind = flow.startsWith('plan') ? 'Plan run' : 'Session';
  const isFinal = effect === 'final';
  const underWay =
    phase === 'app' ? '' : `[^]*${kind} [\\da-f-]{36} (may still be running|has ended as cancelled)`;
  return {
    verdict: 'error',
    reason: isFinal ? fault.reason : 'out of time',
    message: new RegExp(cause.source + underWay),
    paid: phase === 'app' ? 0 : 1,
    atMost: TIME_LIMIT + LAST_LOOK + EVIDENCE + TIDYING,
  };
}

/** "GET, PUT, DELETE", posts that ask for an end state, and the record of an upload, which costs nothing. */
const isIdempotent = ({ name }: Call): boolean =>
  !name.startsWith('POST') || name.endsWith('/submit') || name === 'POST /api/uploads';

/** Calls of whose answers nothing is read, but that they are no web pages. */
const isUnread = ({ name }: Call): boolean => name.startsWith('PUT') || name.endsWith('/submit');
const isPage = ({ name }: Fault): boolean => name.includes('HTML');

/** It is what it looks like by its first bytes. */
const isPicture = ({ name }: Call): boolean => name.includes('/screenshots/');

/** What nobody knows to have been carried out; a 429 says that it was not. */
const mayBeAskedAgain = (fault: Fault, call: Call): boolean =>
  fault.network !== undefined || / 429/.test(fault.name) || isIdempotent(call);

function isSurvived({ fault, call, mode }: Strike, phase: Phase): boolean {
  const { effect, lasts } = fault;
  if (effect === 'none' || (effect === 'garbled' && isUnread(call) && !isPage(fault))) return true;
  if (effect === 'final') return false;
  if (effect === 'garbled' && isPicture(call)) return fault.name.includes('too short');
  if (lasts !== undefined) return phase === 'polling' || phase === 'app';
  return mode === 'once' && mayBeAskedAgain(fault, call);
}

/** It is asked again after less than half a second, and who polls finds out a tenth of the age later, and a second. */
const survivalTime = ({ takes = 0, lasts = 0 }: Fault) => 500 + 1.2 * (2 * takes + lasts) + 16_000;
