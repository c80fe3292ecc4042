/** The contract's rules for lists: what is shortened, what is left out, and how a long one is read. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ContractService } from './contractService.js';
import { act, PASSED, ScriptedPhones } from './ScriptedPhones.js';
import { onPhone } from './world.js';

let contract: ContractService;
const phones = new ScriptedPhones();
beforeAll(async () => {
  contract = await ContractService.start({ deviceBackEnd: phones });
});
afterAll(() => contract.service.close());

/** Of its own for each test, so that its lists are its own. */
async function newProject(): Promise<{ parameters: { project_id: string } }> {
  const { id } = await contract.ask('createProject', { body: { name: 'Shop' } });
  return { parameters: { project_id: id } };
}

const A_CASE = { scenario: '1. Pass', format: 'plain_text', title: 'Pass' };

describe('texts in lists', () => {
  test.each([
    ['200 characters stay', 'x'.repeat(200), 'x'.repeat(200)],
    ['201 are cut', 'x'.repeat(201), 'x'.repeat(200)],
    ['an emoji at the border stays whole', `${'x'.repeat(199)}🍐🍎`, `${'x'.repeat(199)}🍐`],
    ['an emoji counts once', '🍐'.repeat(201), '🍐'.repeat(200)],
    ['one behind the border goes', `${'ü'.repeat(200)}🍐`, 'ü'.repeat(200)],
  ])('are cut to 200 characters: %s', async (_, text, shown) => {
    const asked = await newProject();
    const { project_id: projectId } = asked.parameters;
    const { id } = await onPhone(contract, text, { projectId });
    const sessions = await contract.ask('listSessions', asked);
    expect(sessions.items.map(({ prompt }) => prompt)).toEqual([shown]);
    expect((await contract.ask('getSession', { parameters: { session_id: id } })).prompt).toBe(text);

    const body = { ...A_CASE, description: text };
    const stored = await contract.ask('createCase', { ...asked, body });
    const cases = await contract.ask('listCases', asked);
    expect(cases.items.map(({ description }) => description)).toEqual([shown]);
    expect((await contract.ask('getCase', { parameters: { case_id: stored.id } })).description).toBe(text);
  });
});

describe('what is archived', () => {
  test('is in no list, and is still read by its id', async () => {
    const asked = await newProject();
    const { project_id: projectId } = asked.parameters;
    const session_id = (await onPhone(contract, '1. Pass', { projectId })).id;
    await contract.ended(session_id);
    const { id: case_id } = await contract.ask('createCase', { ...asked, body: A_CASE });
    const body = { title: 'Evening', caseIds: [case_id] };
    const { id: plan_id } = await contract.ask('createPlan', { ...asked, body });
    const { id: plan_run_id } = await contract.ask('triggerPlan', { parameters: { plan_id } });
    await contract.finished(plan_id, plan_run_id);

    const all = { parameters: { ...asked.parameters, session_id, case_id, plan_id, plan_run_id } };
    const lists = ['listSessions', 'listCases', 'listPlans', 'listPlanRuns', 'listProjectPlanRuns'] as const;
    const counts = () => Promise.all(lists.map(async (name) => (await contract.ask(name, all)).totalCount));
    // The run has made a session, too.
    expect(await counts()).toEqual([2, 1, 1, 1, 1]);
    await contract.ask('archiveSession', all);
    await contract.ask('archivePlanRun', all);
    await contract.ask('archivePlan', all);
    await contract.ask('archiveCase', all);
    expect(await counts()).toEqual([1, 0, 0, 0, 0]);
    for (const name of ['getSession', 'getCase', 'getPlan', 'getPlanRun'] as const) {
      expect((await contract.ask(name, all)).archivedAt, name).toEqual(expect.any(String));
    }
    const messages = await contract.ask('listMessages', all);
    expect(messages.items.length).toBeGreaterThan(0);
  });

  test('stays archived since when it was', async () => {
    const asked = await newProject();
    const { id: case_id } = await contract.ask('createCase', { ...asked, body: A_CASE });
    const first = await contract.ask('archiveCase', { parameters: { case_id } });
    expect(await contract.ask('archiveCase', { parameters: { case_id } })).toEqual(first);
  });
});

describe('pages by number', () => {
  test('have each item once, newest first, whatever their size', async () => {
    const asked = await newProject();
    const made: string[] = [];
    for (let count = 0; count < 23; count++) {
      made.unshift((await contract.ask('createCase', { ...asked, body: A_CASE })).id);
    }
    const first = await contract.ask('listCases', asked);
    expect(first).toMatchObject({ totalCount: 23, page: 1, pageSize: 20, totalPages: 2 });
    for (const pageSize of [1, 7, 23, 100]) {
      const pages = Math.ceil(23 / pageSize);
      const read: string[] = [];
      for (let page = 1; page <= pages; page++) {
        const query = { page: String(page), pageSize: String(pageSize) };
        const { items, ...numbers } = await contract.ask('listCases', { ...asked, query });
        expect(numbers).toEqual({ totalCount: 23, page, pageSize, totalPages: pages });
        read.push(...items.map(({ id }) => id));
      }
      expect(read).toEqual(made);
    }
  });

  test.each(['listSessions', 'listCases', 'listPlans', 'listProjectPlanRuns'] as const)(
    'of %s are empty where there is nothing, and behind the last',
    async (name) => {
      const asked = await newProject();
      const none = { items: [], totalCount: 0, pageSize: 20, totalPages: 0 };
      expect(await contract.ask(name, asked)).toEqual({ ...none, page: 1 });
      expect(await contract.ask(name, { ...asked, query: { page: '7' } })).toEqual({ ...none, page: 7 });
    },
  );
});

describe('pages by cursor', () => {
  test.each([
    [100, [100]],
    [101, [100, 1]],
    [250, [100, 100, 50]],
  ])('of %d messages and pictures have %j of them, each once', async (count, sizes) => {
    phones.script = (session) => {
      for (let index = 0; index < count; index++) act(session, `Message ${index}`);
      return PASSED;
    };
    const { id } = await onPhone(contract, '1. Talk');
    expect(await contract.ended(id)).toMatchObject({ toolCount: count, screenshotsCount: count });
    const parameters = { session_id: id };
    const messages = await pagesOf((query) => contract.ask('listMessages', { parameters, query }));
    expect(messages.map((page) => page.length)).toEqual(sizes);
    const words = messages.flat().map(({ content }) => content);
    expect(words).toEqual(Array.from({ length: count }, (_, index) => `Message ${index}`));
    const pictures = await pagesOf((query) => contract.ask('listScreenshots', { parameters, query }));
    expect(pictures.map((page) => page.length)).toEqual(sizes);
    const ids = messages.flat().map((message) => message.id);
    expect(pictures.flat().map(({ messageId }) => messageId)).toEqual(ids);
  });

  test('refuse a cursor that is none of theirs', async () => {
    const { id } = await onPhone(contract, '1. Talk');
    for (const cursor of ['nonsense', '-1', '1.5']) {
      const asked = { parameters: { session_id: id }, query: { cursor } };
      const refused = await contract.refusal('listMessages', asked);
      expect(refused).toMatchObject({ status: 400, error: expect.stringContaining('cursor: ') });
    }
  });
});

async function pagesOf<Item>(read: (query: Record<string, string>) => Promise<CursorPage<Item>>) {
  const pages: Item[][] = [];
  let cursor: string | null | undefined;
  do {
    const page = await read(cursor == null ? {} : { cursor });
    pages.push(page.items);
    cursor = page.nextCursor;
  } while (cursor != null);
  return pages;
}

interface CursorPage<Item> {
  items: Item[];
  nextCursor?: string | null | undefined;
}
