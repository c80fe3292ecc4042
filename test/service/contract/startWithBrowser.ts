/** A service with phones, and a browser beside it, whose pages can be its user devices. */
import type { Browser } from '@playwright/test';
import { expect } from 'vitest';
import type { ServiceOptions } from '../../../src/service/startService.js';
import { launchBrowser } from '../../support/browser.js';
import { ContractService } from './contractService.js';
import { ScriptedPhones } from './ScriptedPhones.js';

export interface WithBrowser {
  contract: ContractService;
  browser: Browser;
  /** Ends both; fails where the service had a fault. */
  close: () => Promise<void>;
}

export async function startWithBrowser(options: ServiceOptions = {}): Promise<WithBrowser> {
  const contract = await ContractService.start({ deviceBackEnd: new ScriptedPhones(), ...options });
  const browser = await launchBrowser();
  const close = async () => {
    await contract.service.close();
    await browser.close();
    expect(contract.faults).toEqual([]);
  };
  return { contract, browser, close };
}
