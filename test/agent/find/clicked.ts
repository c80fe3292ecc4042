/** Carries a sentence out on a page of its own, and tells by its id what was clicked. */
import type { Page } from '@playwright/test';
import { carryOut } from '../carryOut.js';

const MARK = `<script>addEventListener('click', (event) => {
  const [inner] = event.composedPath();
  document.title = inner.closest('[id]')?.id ?? '';
}, true)</script>`;

export async function clicked(page: Page, html: string, sentence: string) {
  await page.setContent(html + MARK);
  const { note } = await carryOut(page, sentence, { timeout: 5_000 });
  return { id: await page.title(), note };
}
