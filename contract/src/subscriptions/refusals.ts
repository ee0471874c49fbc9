/** What the server and the pages say alike, apart from the schemas: pages need no library that checks. */

export const grownUpNeeded = 'Please ask a grown-up to sit with you.';
export const grownUpsEmailNeeded = "Please enter the grown-up's email address.";
export const noDowngrade = 'Please contact support if you wish to downgrade your subscription.';
