/**
 * Refusals that the server and the pages share, separate from the schemas because pages don't need the
 * validation library.
 */

export const grownUpNeeded = 'Please ask a grown-up to sit with you.';
export const grownUpsEmailNeeded = "Please enter the grown-up's email address.";
export const noDowngrade = 'Please contact support if you wish to downgrade your subscription.';
