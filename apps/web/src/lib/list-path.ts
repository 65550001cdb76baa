/** Addresses of the list of campaigns; `/` leads to it, too, for whoever has it. */
export const listPath = /^\/(campaigns\/?)?$/;
