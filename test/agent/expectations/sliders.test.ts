/** What a slider is set to is what is said of it, however it is drawn, and never what stands along its scale. */
import { describe } from 'vitest';
import { judge, useBrowser } from './judgePages.js';

useBrowser();

const PUT_AWAY =
  'style="position:absolute;border:0;clip:rect(0 0 0 0);width:100%;height:100%;margin:-1px;padding:0;overflow:hidden"';
const SCALE = [0, 1, 2, 3, 4].map((at) => `<span class="mark" aria-hidden="true">${at}</span>`).join(' ');
const KNOB = 'style="position:absolute;display:inline-flex;width:20px;height:20px;left:90px"';
const DRAWN = `<main><div><p>Number of monitors</p><span class="track" style="position:relative;display:block;height:30px">${SCALE}
<span ${KNOB}><input type="range" min="0" max="4" value="2" ${PUT_AWAY}></span></span><button>Next</button></div></main>`;

describe('a slider that is drawn by other means', () => {
  judge(DRAWN, [
    ['The number of monitors is set to 2'],
    ['The slider "Number of monitors" is set to 2'],
    ['The number of monitors is set to 3', 'but observed: "2"'],
    ['The slider "Number of monitors" is set to 3', 'but observed: "2"'],
  ]);
});

const ENDS = `<div class="field"><p>Volume</p><span>0</span> <span role="slider" tabindex="0" aria-valuemin="0" aria-valuemax="100"
aria-valuenow="40" style="display:inline-block;width:99px;height:9px"></span> <span>100</span></div>`;
const SAID = `<div class="field"><p>Volume</p><span role="slider" tabindex="0" aria-valuenow="40" aria-valuemax="100"
style="display:inline-block;width:99px;height:9px"></span> <span>40 %</span></div>`;

describe('the ends of a scale', () => {
  judge(ENDS, [
    ['"Volume" shows "100"', 'but observed'],
    ['"Volume" shows "0"', 'but observed'],
  ]);
  judge(SAID, [['"Volume" shows "40 %"'], ['"Volume" shows "100"', 'but observed']]);
});

const BARE = `<div style="position:relative"><input type="range" style="position:absolute;width:1px;height:1px;clip:rect(0 0 0 0)"></div>`;
describe('a slider that nobody sees', () => {
  judge(BARE, [['The slider is visible', 'but']]);
});
