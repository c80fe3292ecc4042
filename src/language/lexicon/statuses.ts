/** What a page says of the state of an order, a booking, a task or a machine. `_` stands for a blank. */
export const STATUSES: readonly string[] = `
  on_hold on_its_way on_his_way on_her_way on_their_way on_the_way on_order on_loan on_leave on_time in_progress in_review in_transit in_stock in_draft in_use in_preparation under_review under_way up_next
  out_of_stock out_of_service out_of_order out_for_delivery back_in_stock sold_out booked_out fully_booked booked checked_in checked_out
  paid unpaid overdue past_due delivered undelivered dispatched shipped approved rejected declined denied pending awaiting_approval
  waiting_for_approval awaiting_payment cancelled canceled unconfirmed solved resolved unresolved
  reopened archived published unpublished scheduled postponed rescheduled offline online busy occupied vacant taken reserved
  voided refunded settled invoiced issued expired revoked suspended verified unverified pinned adopted lent lent_out
  damaged failed successful queued discontinued retired assigned unassigned released merged deployed handed_in turned_in graded
  absent excused unknown undefined discharged admitted vaccinated enrolled waitlisted shortlisted escalated dismissed
  ready_for_pickup due_today withdrawn certified inspected`
  .trim()
  .split(/\s+/);

/** As they are said. */
export const STATUSES_SAID: readonly string[] = STATUSES.map((status) => status.replaceAll('_', ' '));
