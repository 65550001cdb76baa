// Runs in a thread of its own. The first format of a date takes a browser some 40 ms, and the first zone some 12, four times as long on
// a phone; what it reads for that, all threads of the page share from then on.
new Intl.DateTimeFormat(undefined, { timeZone: "Europe/London" }).format();
close();
