/**
 * What applications let people do, beside what any page does: verbs that a button, a link or an entry of a menu is called
 * by. They mean something only together with the page.
 */
import { formsOf, type Form } from './inflect.js';

const VERBS = `
  mark, put|put, give|gave|given, make|made, move, bring|brought,
  abandon, accept, ack, acknowledge, acquire, activate, add, adjourn, adjust, administer, admit, adopt, advertise, allocate,
  allow, amend, annotate, answer, apply, appoint, approve, archive, arm, arrange, assign, attach, attribute, auction, audit,
  authenticate, authorise, authorize, award, back up, bake, balance, ban, bar, batch, bid|bid, bill, bin, blacklist, block,
  book, bookmark, boost, borrow, brew, bump, buy|bought, buzz, calendar, calibrate, call, call back, call off, cancel,
  carry over, cash in, cash out, cast|cast, catalogue, categorise, categorize, certify, challenge, change, charge, chart, chase,
  check in, check off, check out, claim, classify, clean, clip, clock in, clock out, clone, collect, colour, comment,
  commission, commit, compare, compile, complete, compose, confirm, connect, consolidate, contact, contest, convert, countersign, crate, create, credit, crop, cross off, cross out, deaccession, deactivate, debit, decline, decommission, deduct,
  deduplicate, defer, degrade, delegate, delete, delist, deliver, demote, deny, deploy, deposit, depreciate, deregister, detach,
  digitise, digitize, disable, disapprove, disarm, disburse, discard, discharge, disconnect, discontinue, dislike, dismiss,
  dismount, dispatch, dispense, dispute, divert, dock, docket, donate, downgrade, downvote, draft, drain, draw|drew|drawn,
  duplicate, e-mail, earmark, edit, eject, eliminate, email, embed, employ, enable, encode, encrypt, end, endorse, enrol,
  enroll, equip, erase, escalate, escort, estimate, evaluate, evict, exchange, exclude, excuse, exempt, expedite, expel, expire,
  export, extend, fav, favorite, favour, favourite, feature, feed|fed, file, finalise, finalize, fine, finish, flag, flip, fold,
  follow, forfeit, forget|forgot|forgotten, forgive|forgave|forgiven, fork, forward, free, freeze|froze|frozen, fulfil, fund,
  generate, give back|gave back|given back, give up|gave up|given up, grade, graduate, grant, greet, ground, group, halt, halve,
  hand back, hand in, hand off, hand out, hand over, hang up|hung up, harvest, heat, hide|hid|hidden, highlight, hire,
  host, impersonate, import, impound, inject, insert, install, insure, invest, invite, invoice, isolate, issue, join,
  kick, kick off, kill, label, lapse, launch, lay off|laid off, lease, leave out|left out, lend|lent, let in|let in, licence,
  license, lift, like, link, load, loan, lock, log, log off, loop, lower, mail, make up|made up, maximise, maximize,
  measure, merge, message, minimise, minimize, mint, moderate, monitor, mount, mute, nominate, notarise, notarize, notify,
  nudge, offboard, offer, onboard, opt in, opt out, optimise, optimize, order, outsource, overbook, overrule,
  overwrite|overwrote|overwritten, pack, pair, park, part-ship, pass on, patch, pause, pay|paid, pay for|paid for, pay off|paid
  off, peel, permit, phone, pick up, pin, ping, place, plant, play, pledge, poke, post, postpone, prescribe, preview,
  print, prioritise, prioritize, process, procure, produce, prolong, promote, provision, prune, publish, pull, purchase, push
  back, put away|put away, put back|put back, put down|put down, put up|put up, quarantine, queue, quit|quit, quote, raise,
  rate, re-open, re-run|re-ran|re-run, re-send|re-sent, react, reactivate, reassign, rebase, rebook, reboot, recalculate,
  recall, recategorise, recategorize, receive, reclaim, recommend, recompute, reconcile, reconnect, record, recount, recruit,
  recycle, redact, redeem, redeliver, redeploy, redirect, redo|redid|redone, refer, refill, refresh, refund, refuse, regenerate,
  register, reinstate, reissue, reject, relabel, release, relist, relocate, remind, remit, remove, rename, renew, rent, reopen,
  reorder, reorganise, repair, repay|repaid, replenish, reply, report, repost, reprice, reprint, reprocess, request, requeue,
  reroute, rerun|reran|rerun, rescan, reschedule, rescind, reseed, resell|resold, resend|resent, reserve, reset|reset, resign,
  resolve, restart, restock, restore, resubmit, resume, retire, retract, retrieve, retry, return, retweet, retype,
  reverse, revert, review, revise, revoke, reward, ring|rang|rung, ring up|rang up|rung up, roast, roll back, roll out,
  rollback, rotate, route, run|ran|run, sanction, save, schedule, scrap, seal, seat, sell|sold, send|sent, send
  back|sent back, serve, set up|set up, settle, settle up, share, shelve, shift, ship, shorten, shortlist, shred, shuffle, shut
  down|shut down, sign, sign off, sign up, silence, skip, smash, snooze, solve, sow, spawn, spend|spent, split|split,
  sponsor, spray, spread|spread, stage, stamp, star, start, start up, steam, stock, stock up, stop, stream, strengthen,
  strike|struck, strike off|struck off, strip, sub, sub off, subscribe, subtract, summon, supervise, supply, suppress, suspend,
  swap, swap out, sync, synchronise, synchronize, table, tag, take|took|taken, take back|took back|taken back, take down|took
  down|taken down, take off|took off|taken off, take out|took out|taken out, take over|took over|taken over, terminate, throw
  away|threw away|thrown away, throw out|threw out|thrown out, tighten, tip, top up, top-up, track, trade, train, transcribe,
  transfer, transform, translate, trash, triage, trim, tune, turn away, turn down, un-favourite, unapprove, unarchive,
  unassign, unban, unblock, unbook, uncancel, undo|undid|undone, unenrol, unfavorite, unfavourite, unfollow,
  unfreeze|unfroze|unfrozen, ungroup, unhide|unhid|unhidden, uninstall, uninvite, unlike, unlink, unlist, unload, unlock,
  unmark, unmount, unmute, unpack, unpair, unpause, unpin, unplug, unpublish, unqueue, unregister, unreserve, unschedule,
  unshare, unstar, unstash, unsubscribe, untag, unwatch, update, upgrade, uplift, upvote, vaccinate, validate, vet, void,
  volunteer, vote, vote for, waive, wake|woke|woken, warn, watch, water, wean, weed, weigh, weigh in, whitelist, wind
  up|wound up, wipe, withdraw|withdrew|withdrawn, write|wrote|written, write off|wrote off|written off, write up|wrote
  up|written up`;

export interface OwnVerbForm {
  words: readonly string[];
  base: string;
  form: Form;
}

/** Of these the language has meanings of its own: they need to say what is done to what, and how. */
export const WITH_MORE = /^(?:mark|put|give|make|move|bring)$/;

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
