/** What applications print as the state of an order, a task, a device, a room: words in lower case that are a text of their own. */
export const STATUS_WORDS: ReadonlySet<string> = new Set(
  `pending, approved, rejected, declined, denied, cancelled, canceled, archived, paid, unpaid, partly paid, overdue, shipped,
  dispatched, delivered, undelivered, draft, published, unpublished, closed, completed, incomplete, finished, failed, passed,
  running, offline, online, connected, disconnected, unconfirmed, tentative, armed, disarmed, vacant, occupied,
  fully booked, sold, sold out, out of stock, in stock, on hold, in progress, in transit, in review, under review,
  in preparation, in production, in use, out of order, under repair, unread, resolved, unresolved, returned, lost, reserved,
  booked, assigned, unassigned, suspended, verified, unverified, merged, refunded, escalated, settled, issued, admitted,
  discharged, checked in, checked out, awaiting approval, scheduled, postponed, delayed, on time, cleared, processed, received,
  sent, queued, signed, unsigned, registered, graded, ungraded, submitted late, present, starred, pinned, flagged, muted,
  private, public, shared, outdated, healthy, degraded, operational, stable, critical, charging, idle, recording, live, ended,
  solved, unsolved, answered, unanswered, reconciled, matched, unmatched, paused, stopped, renewed, withdrawn, revoked, frozen,
  withheld, invited, joined, subscribed, unsubscribed, certified, retired, cleaned, dirty, clean, inspected, fixed, included,
  excluded, free, taken, used up, used, won, urgent`
    .split(',')
    .map((words) => words.trim()),
);
