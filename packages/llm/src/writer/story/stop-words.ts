/**
 * The commonest small words of each language the writer speaks: too common to be keywords, and enough to tell the
 * languages apart. Lower case.
 */
export const stopWords: Readonly<Record<string, ReadonlySet<string>>> = {
  en: words(`a about above after again all also although always am an and any are around as at away back be because been before being
    below best better between both but by can come could day did do does done down during each either else end even ever every few first
    for from further get give go good great had has have having he her here hers him his how however i if in instead into is it its itself
    just keep kind know last least less let like little long look made make many may me might more most much must my need never new next no
    nor not nothing now of off often on once one only or other our ours out over own part per put rather really right said same say says see
    she should since so some something still such take than that the their theirs them then there these they thing things this those though
    three through time to today together too two under until up upon us use used very via want was way we well were what when where whether
    which while who whole whom whose why will with within without work would year years yet you your yours`),
  de: words(`ab aber alle allem allen aller alles als also am an andere anderen auch auf aus bei beim bereits bis bisher da dabei dadurch
    dafür dagegen damit danach dann daran darauf darin darum das dass davon dazu dem den denn der deren des deshalb dessen die dies diese
    diesem diesen dieser dieses doch dort du durch ein eine einem einen einer eines einige einmal er erst erste ersten es etwa etwas euch
    für ganz gar gegen gehen geht gibt gut habe haben hat hatte hatten her heute hier hin hinter ich ihm ihn ihnen ihr ihre ihrem ihren
    ihrer im immer in indem ins ist ja jahr jahre jahren jede jedem jeden jeder jedes jetzt kann kein keine keinem keinen können könnte
    lassen lässt machen macht man mehr mein mit muss müssen nach neue neuen neuer neues nicht nichts noch nun nur ob oder ohne rund schon
    sehr sein seine seinem seinen seiner seit selbst sich sie sind so sogar soll sollen sollte sondern sonst sowie statt tag tage über um
    und uns unser unsere unserem unseren unter viel viele vielen vom von vor während wann war waren warum was weil weiter welche wenn wer
    werden wie wieder will wir wird wo wurde wurden zu zum zur zwei zwischen`),
  fr: words(`à afin ai ainsi alors an année années ans après assez au aucun aucune aujourd aussi autant autre autres aux avait avant avec
    avoir bien c car ce ceci cela celle celles celui cent ces cet cette ceux chaque chez ci comme comment contre d dans de depuis dernier des
    deux devant dire dit doit donc dont du elle elles en encore entre est et étaient était être eu eux fait faire faut fois font grand hui il
    ils j jamais je jour jours jusqu l la là le les leur leurs lors lui m ma mais me même mes mieux moins mois mon n ne ni non nos notre nous
    nouveau nouvelle on ont ou où par parce pas pendant peu peut peuvent plus plutôt pour pourquoi pourra premier première près puis qu quand
    que quel quelle quelles quels quelque qui quoi rien s sa sans se selon sera ses si sien soit son sont sous sur t ta tandis tant te tel
    telle temps tes toi ton toujours tous tout toute toutes très trois trop tu un une va vers voici voilà vont vos votre vous y`),
  es: words(`a ahora al algo alguna algunas alguno algunos ambos ante antes año años aquel aquella aquí así aun aún aunque bajo bien cada
    casi como cómo con contra cosas cual cuál cualquier cuando cuánto cuatro da de debe del desde después día días dice dijo donde dónde dos
    durante e el él ella ellas ellos en entonces entre era eran es esa esas ese eso esos esta está están estaba estado estar estas este esto
    estos fin fue fueron gran grandes ha había hace hacer hacia han hasta hay hoy incluso la las le les lo los luego más me mejor menos mi mis
    mientras mismo mucha mucho muchos muy nada ni ningún no nos nosotros nuestra nuestras nuestro nuestros nueva nuevo nunca o otra otras otro
    otros para parte pero poco por porque primer primera pues puede pueden que qué quien quién se sea según ser será si sí sido siempre sin
    sino sobre solo sólo son su sus también tan tanto te tiene tienen todo toda todas todos tras tres tu tus u un una unas uno unos va vez
    y ya yo`),
  it: words(`a abbiamo ad adesso agli ai al alcune alcuni alla alle allo allora altra altre altri altro anche ancora anni anno avere aveva
    bene c che chi ci cioè circa ciò col come con contro cosa così cui d da dagli dai dal dalla dalle dallo degli dei del della delle dello
    dentro deve di dice dopo dove due durante e è ed era erano essere fa fare fatto fino fra già giorni giorno gli grande grazie ha hai hanno
    ho i il in infatti invece io l la le lei li lo loro lui ma meglio meno mentre mi mia mie miei mio modo molta molte molti molto nei nel
    nella nelle nello nessun nessuna niente noi non nostra nostre nostri nostro nuova nuove nuovi nuovo o oggi ogni ora ossia per perché però
    piccolo più po poco poi prima primo proprio può qua qualche quale quali quando quanto quattro quella quelle quelli quello questa queste
    questi questo qui quindi s sarà se sei sempre senza si sia siamo siete solo sono sopra sotto sta stata stati stato su sua sue sugli sui
    sul sulla sulle suo suoi tanto te tra tre tu tua tue tuo tutta tutte tutti tutto un una uno va verso vi viene voi vostra vostro`),
  pt: words(`a à agora ainda algo alguém algum alguma alguns além ano anos antes ao aos apenas após aquela aquele aqui às assim até bem
    cada casa com como contra da das de dela dele deles depois desde dessa desse desta deste dia dias disse do dois dos duas durante e é ela
    elas ele eles em embora enquanto então entre era eram essa essas esse esses esta está estão estas estava este estes eu faz fazer foi
    foram for fora grande há isso isto já lá lhe lo logo mais mas me melhor menos mesma mesmo meu mil minha muita muito muitos na nada não nas
    nem nenhum nessa nesse nesta neste no nos nós nossa nossas nosso nossos nova novo num numa nunca o onde os ou outra outras outro outros
    para parte pela pelas pelo pelos per pode podem por porque porém pouco primeira primeiro qual quando quanto quase que quem se seja sem
    sempre sendo ser será seu seus sobre sua suas só são também tão tem têm ter teve tinha toda todas todo todos três tu tudo um uma umas uns
    vai vez você vocês`),
  nl: words(`aan achter al alle alleen alles als altijd andere anders beide beter bij bijna binnen daar daarmee daarna daarom dan dat de
    deze die dit doen doet door dus echt een eens eerst eerste elk elke en er erg ervan even ge geen gegeven gaan gaat gewoon goed graag grote
    had hadden heb hebben heeft heel hele hem hen het hier hij hoe hun ieder iedere iedereen iemand iets ik in is ja jaar jaren je jij jouw
    jullie kan kon kunnen kunt langs laten later maar maken maakt me meer meest mensen met mij mijn minder moet moeten mogen na naar naast
    niet niets nieuw nieuwe nog nooit nu of om omdat onder ons onze ook op over per precies samen sinds soms staat steeds te tegen ten ter
    terwijl tijd toch toe toen tot tussen twee uit u uw van vanaf vandaag veel verder via vol volgens voor vooral waar waarom wanneer want
    waren was wat we weer wel welke werd werden wie wij wil willen worden wordt zal ze zei zelf zelfs zich zij zijn zo zoals zonder zou
    zullen`),
  ar: words(`آخر أحد إذ إذا أكثر إلا التي الذي الذين اللذان إلى أم أما أمام أمس أن إن أنا أنت أنه إنه إنها أنها أو أول أي أيضا أيضًا أين
    اليوم بأن بحيث بد بدون بسبب بعد بعض بعضها بل بما بن به بها بهذا بين تحت تكون تلك تم ثلاثة ثم جدا جدًا جميع حتى حول حيث حين خلال دون ذلك
    سنة سنوات سوف شيء ضد ضمن عام عبر عدد عدم على عليه عليها عن عند عندما غير فإن فقد فقط فهو فهي في فيه فيها قال قالت قبل قد قليل كان كانت كل
    كلا كلها كما كنا كيف لا لأن لأنها لدى لذلك لقد لكن لكل لم لماذا لما لن لنا له لها لهذا لهم لو ليس ليست ما ماذا مثل مرة مع مما من منذ منه
    منها مهما نحن نحو نفس نفسه هذا هذه هكذا هل هم هنا هناك هو هؤلاء هي و وأن وإن وقال وقد وكان وكانت ولا ولكن ولم وما ومن ومنها وهذا وهذه وهو
    وهي وفي وعلى يتم يجب يكون يمكن يوم`),
};

function words(list: string): ReadonlySet<string> {
  return new Set(list.trim().split(/\s+/));
}
