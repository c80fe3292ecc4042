/** A service in which there is one of everything, so that each path has something to name. */
import type { Session } from '../../../src/contract/index.js';
import { ContractService } from './contractService.js';
import { ScriptedPhones } from './ScriptedPhones.js';

export interface World {
  contract: ContractService;
  phones: ScriptedPhones;
  /** An existing id for each parameter that a path of the table has. */
  ids: Record<string, string>;
}

export async function startWorld(): Promise<World> {
  const phones = new ScriptedPhones();
  const contract = await ContractService.start({ deviceBackEnd: phones });
  const { projectId: project_id } = contract;
  const open = () => Promise.reject(new Error('nothing runs here'));
  const { id: user_device_id } = contract.service.registerDevice({ open, concurrency: 1 });
  const { id: upload_id } = await contract.ask('createUpload', { body: { fileName: 'shop.apk' } });
  const session_id = await startedOnPhone(contract, '1. Look');
  const { items } = await contract.ask('listScreenshots', { parameters: { session_id } });
  const screenshot_id = items[0]!.id;
  const stored = { scenario: '1. Look', format: 'plain_text' };
  const { id: case_id } = await contract.ask('createCase', { parameters: { project_id }, body: stored });
  const planned = { title: 'Evening', caseIds: [case_id] };
  const { id: plan_id } = await contract.ask('createPlan', { parameters: { project_id }, body: planned });
  const run = await contract.ask('triggerPlan', {
    parameters: { plan_id },
    body: { userDeviceId: user_device_id },
  });
  const ids = { project_id, user_device_id, upload_id, session_id, screenshot_id, case_id, plan_id };
  return { contract, phones, ids: { ...ids, plan_run_id: run.id } };
}

/** Answers its id when it has ended. */
async function startedOnPhone(contract: ContractService, prompt: string): Promise<string> {
  const { id } = await onPhone(contract, prompt);
  await contract.ended(id);
  return id;
}

/** A session on the first phone, as it is created. */
export async function onPhone(
  contract: ContractService,
  prompt: string,
  more: Record<string, unknown> = {},
): Promise<Session> {
  const { arn: deviceArn } = (await contract.ask('listDevices')).items[0]!;
  const body = { title: 'T', prompt, projectId: contract.projectId, platform: 'android', deviceArn, ...more };
  return contract.ask('createSession', { body });
}
