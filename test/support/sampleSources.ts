/** The case files that the sample report speaks of, and where something stands in them. */
import type { Source } from '../../src/report/report.js';

const text = (...lines: string[]): string => `${lines.join('\n')}\n`;

const CART = text(
  '@cart @smoke',
  'Feature: The cart',
  '',
  '  Background:',
  '    Given I am on the start page',
  '',
  '  Scenario: A mug goes into the cart',
  '    When I press the "Add Mug" button',
  '    Then I should see "1 item" in the "Cart" region',
  '',
  '  Rule: The total is the sum of what is in the cart',
  '',
  '    Scenario Outline: Adding <count> of <product>',
  '      When I add <count> of "<product>"',
  '      Then I should see "<total>" in the "Cart" region',
  '      And I should not see "Free delivery"',
  '',
  '      Examples:',
  '        | count | product | total   |',
  '        | 1     | Mug     | € 8.50  |',
  '        | 2     | Mug     | € 17.00 |',
  '        | 3     | Teapot  | € 96.00 |',
  '',
  '  Scenario: The cart survives a reload',
  '    When I press the "Add Mug" button',
  '    And I reload the page',
  '    Then I should see "1 item" in the "Cart" region',
  '',
  '  @fail',
  '  Scenario: A voucher is taken off twice',
  '    When I enter "TWICE" into the "Voucher" field',
  '    Then I should see "Already used"',
  '',
  '  @fail',
  '  Scenario: A voucher of another shop is taken',
  '    When I enter "OTHER" into the "Voucher" field',
  '    Then I should see "Not one of ours"',
  '',
  '  @skip',
  '  Scenario: Delivery abroad',
  '    When I choose "Norway" in the "Country" list',
  '    Then I should see "Duty"',
);

const UNICODE = text(
  '# language: de',
  'Funktionalität: Überweisung „größer“ – 送金 🏦',
  '',
  '  Szenario: Ein sehr langer Titel, wie ihn jemand schreibt, der alles sagen will: der Betrag, das Konto, der Name des Empfängers und der Verwendungszweck stehen nach dem Absenden unverändert in der Übersicht – auch שלום, 你好 und 👩‍👩‍👧‍👦',
  '    Wenn ich "½ Straße" in das Feld "Zweck" eingebe',
  '    Dann sehe ich "½ Straße"',
  '',
  '  Szenario: Böses <script>alert(1)</script> & ]]> "Zitat" [[ATTACHMENT|/etc/passwd]]',
  '    Dann sehe ich "gut"',
);

const ORDERS = text(
  '# Orders',
  '',
  '## The latest orders',
  '',
  '1. Open "/orders"',
  '2. Check that "Order 1042" is shown',
  '',
  '## Cancelling an order',
  '',
  '1. Open "/orders"',
  '2. Do the thing with the order',
  '3. Check that "Cancelled" is shown',
  '',
  '## Exporting all orders',
  '',
  '1. Open "/orders"',
  '2. Press the "Export" button',
  '3. Check that "Done" is shown within a minute',
  '',
  '## Importing orders',
  '',
  '1. Open "/import"',
  '2. Press the "Choose" button',
  '',
  '## Refunding',
  '',
  '1. Open "/orders"',
  '2. Press the "Refund" button',
);

const TRIP = text('Look around in the shop. Everything should be in English, and no price may be missing.');
const NIGHTLY = text(
  '---',
  'plan: Nightly',
  '---',
  '# Nightly',
  '',
  '- Sign in',
  '- Pay by card',
  '- Pay by invoice',
);
const LOGIN = text(
  'Feature: Signing in on a phone',
  '',
  '  Scenario: With the right password',
  '    When I sign in as "ada" with "***"',
  '    Then I should see "Hello, Ada"',
);

export const SAMPLE_SOURCES: readonly Source[] = [
  { file: 'cases/cart.feature', line: 1, text: CART },
  { file: 'cases/größer/überweisung „1“.feature', line: 1, text: UNICODE },
  { file: 'cases/mobile/login.feature', line: 1, text: LOGIN },
  { file: 'cases/nightly.md', line: 1, text: NIGHTLY },
  { file: 'cases/orders.feature.md', line: 1, text: ORDERS },
  { file: 'cases/window-shopping.txt', line: 1, text: TRIP },
];

export interface Place {
  line: number;
  column: number;
}

/** Where a step or a title stands. */
export function placeOf(file: string, text: string): Place {
  const place = findPlace(file, text, 1);
  if (!place) throw new Error(`${file} has no line "${text}".`);
  return place;
}

/** The same from a line on; placeholders of an outline stand for anything. */
export function findPlace(file: string, text: string, from: number): Place | undefined {
  const lines = SAMPLE_SOURCES.find((source) => source.file === file)?.text.split('\n') ?? [];
  const index = lines.findIndex((line, at) => at + 1 >= from && pattern(line).test(text));
  return index === -1 ? undefined : { line: index + 1, column: (lines[index] ?? '').search(/\S/) + 1 };
}

const pattern = (line: string): RegExp => {
  const said = line.trim().replace(/^(?:Scenario(?: Outline)?:|Szenario:|#+|\d+\.|-)\s+/, '');
  const literal = said.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`^${literal.replace(/<\w+>/g, '.+')}$`, 'u');
};
