/** Secrets hidden in the texts of the contract's records; ids, states, numbers and times stay what they are. */
import {
  CaptureEvent,
  MessageMetadata,
  Observation,
  PlanRun,
  PlanRunCase,
  Session,
  SessionCapture,
  SessionMessage,
  SessionScreenshot,
  SessionTimeline,
  TimelineStep,
  MobileSession,
} from '../contract/index.js';
import type { StepOutcome } from '../report/outcome.js';
import type { Mask } from './assembleOutcome.js';

type Rules = Readonly<Record<string, (value: never) => unknown>>;

/** Each gives a copy that still is a record of its kind, whatever the secrets are. */
export function maskRecords(mask: Mask) {
  const text = <Value>(value: Value) => mask(value);
  const each = <Item>(of: (item: Item) => Item) => orNull((items: readonly Item[]) => items.map(of));
  const by = <Item extends object>({ shape }: { shape: object }, rules: Rules) =>
    recordMask<Item>(shape, rules, mask);
  const observation = by<Observation>(Observation, { description: text });
  const screenshot = by<SessionScreenshot>(SessionScreenshot, { url: text });
  const metadata = by<MessageMetadata>(MessageMetadata, {
    ...{ toolName: text, toolInput: text, toolOutput: text, toolCalls: text },
    ...{ originalPrompt: text, verdict: text, rejectionReason: text },
  });
  const timelineStep = by<TimelineStep>(TimelineStep, {
    ...{ toolName: text, toolInput: text, toolOutput: text, text, originalPrompt: text },
    screenshots: each(screenshot),
  });
  const mobileSession = by<MobileSession>(MobileSession, { deviceName: text, appName: text, bundleId: text });
  return {
    observation,
    session: by<Session>(Session, {
      ...{ title: text, prompt: text, summary: text, tags: text },
      ...{ observations: each(observation), mobileSession: orNull(mobileSession) },
    }),
    planRun: by<PlanRun>(PlanRun, { cases: each(by<PlanRunCase>(PlanRunCase, { title: text })) }),
    message: by<SessionMessage>(SessionMessage, { content: text, metadata: orNull(metadata) }),
    timeline: by<SessionTimeline>(SessionTimeline, { steps: each(timelineStep) }),
    capture: by<SessionCapture>(SessionCapture, {
      ...{ browserContext: text, storageState: text, snapshotsPrefix: text },
      events: each(by<CaptureEvent>(CaptureEvent, {})),
    }),
    step: ({ text: words, summary, expected, observed, ...facts }: StepOutcome): StepOutcome => ({
      ...facts,
      ...{ text: text(words), summary: text(summary) },
      ...{ expected: text(expected), observed: text(observed) },
    }),
  };
}

const orNull =
  <Value>(of: (value: Value) => Value) =>
  (value: Value | null | undefined) =>
    value == null ? value : of(value);

/** A field that the contract knows stays unless there is a rule for it; any other one is text from outside. */
function recordMask<Item extends object>(shape: object, rules: Rules, mask: Mask): (item: Item) => Item {
  const maskField = ([name, value]: [string, unknown]): [string, unknown][] => {
    if (!Object.hasOwn(shape, name)) return Object.entries(mask({ [name]: value }));
    const rule = Object.hasOwn(rules, name) ? rules[name] : undefined;
    return [[name, rule ? rule(value as never) : value]];
  };
  return (item) => Object.fromEntries(Object.entries(item).flatMap(maskField)) as Item;
}
