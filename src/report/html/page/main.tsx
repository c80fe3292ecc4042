/** Starts the page. Whatever goes wrong then, the plain list that is there without a script stays readable. */
import { render } from 'preact';
import type { PageData } from '../pageData.js';
import { LIST_BLOCK } from '../pageData.js';
import { App } from './App.js';
import { readBlock } from './data/readBlock.js';
import './style/index.css';

const root = document.documentElement;

async function start(): Promise<void> {
  const place = document.getElementById('page');
  if (!place) throw new Error('The element of the page is missing.');
  const data = await readBlock<PageData>(LIST_BLOCK);
  if (!data) throw new Error('The list of cases is missing.');
  render(<App data={data} />, place);
}

start().catch((error: unknown) => {
  root.className = '';
  const told = document.createElement('p');
  const cause = error instanceof Error ? error.message : String(error);
  told.textContent = `This browser can't show the whole report (${cause}), so here is the list of all cases.`;
  document.body.prepend(told);
});
