/**
 * What applications let people do, beside what any page does: verbs that a button, a link or an entry of a menu is called
 * by. They mean something only together with the page.
 */
import { formsOf, type Form } from './inflect.js';

const VERBS = `
  accept, add, adjust, amend, answer, apply, approve, archive, assign, attach, authorise, authorize, ban, block, book,
  bookmark, borrow, buy|bought, call off, cancel, change, check in, check out, claim, clone, collect, comment, complete, confirm, connect,
  convert, create, decline, delete, deny, deposit, discard, disconnect, dismiss, dispatch, dispute,
  donate, duplicate, edit, end, enrol, enroll, erase, exchange, export, extend, favourite, favorite, file, finalise, finalize,
  finish, flag, follow, forward, fulfil, generate, grant, hand in, hide|hid|hidden, hire, import, install, invite, issue, join,
  lend|lent, like, lock, lower, merge, mute, order, pause, pay|paid, pay for|paid for, pay off|paid off,
  pin, place, play, post, postpone, print, promote, publish, purchase, raise, rate, reactivate, receive, record, redeem,
  refresh, refund, register, reject, remove, rename, renew, rent, reopen, reorder, reply, report, request, reschedule,
  reserve, resend|resent, reset|reset, resolve, restart, restore, resume, retry, return, revert, review, revoke, roll back, save, schedule,
  sell|sold, send|sent, send back|sent back, set up|set up, share, ship, sign up, skip, snooze, split|split, star, start, stop,
  subscribe, suspend, swap, take|took|taken, take back|took back|taken back, take out|took out|taken out, top up, track, transfer,
  translate, turn down, unarchive, unassign, unblock, undo|undid|undone, unfollow, unlock, unmute, unpin, unpublish, unshare,
  unstar, unsubscribe, update, upgrade, validate, void, vote, vote for, withdraw|withdrew|withdrawn, write|wrote|written`;

export interface OwnVerbForm {
  words: readonly string[];
  base: string;
  form: Form;
}

/** All forms of all of them, by their first word. */
export const OWN_VERB_FORMS: ReadonlyMap<string, readonly OwnVerbForm[]> = allForms();

function allForms(): Map<string, OwnVerbForm[]> {
  const found = new Map<string, OwnVerbForm[]>();
  for (const entry of VERBS.replace(/\s+/g, ' ').split(',')) {
    const base = entry.split('|')[0]?.trim() ?? '';
    for (const [text, form] of formsOf(entry.trim())) {
      const words = text.split(' ');
      const first = words[0] ?? '';
      found.set(first, [...(found.get(first) ?? []), { words, base, form }]);
    }
  }
  return found;
}
