/**
 * Whether everything is asked for (`npm run test:nightly`): each version between the ends of a range, each bug
 * against all cases, as many random rounds as it takes to trust them. A commit is held against the ends alone.
 */
export const NIGHTLY = process.env['CASEWRIGHT_NIGHTLY'] === '1';
