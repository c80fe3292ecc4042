/** The small words of the language, and what they do in a sentence. */

export const words = (text: string): ReadonlySet<string> =>
  new Set(text.split(/\s+/).filter((word) => word !== ''));

/** Words that say how, when or how certainly, and change nothing. */
export const ADVERBS = words(`
  now then also again still just already immediately directly quickly slowly carefully correctly successfully automatically afterwards
  subsequently finally first firstly second secondly next once please kindly simply too even actually currently initially
  eventually right away instead accordingly properly clearly always momentarily briefly thereby thereupon meanwhile so well
  hence therefore thus similarly additionally furthermore moreover lastly suddenly promptly duly manually programmatically visually
  really indeed temporarily soon shortly thereafter later anew over yet all both each basically obviously naturally overall here`);

/** Those that don't say that it is a certain one. */
const INDEFINITE = words('a an any some another such');

export const DETERMINERS = words(
  'the a an this these those its their my your our his her any some another such corresponding respective appropriate relevant given',
);

export const DEFINITE: ReadonlySet<string> = new Set(
  [...DETERMINERS].filter((word) => !INDEFINITE.has(word)),
);

/** They tell nothing from others of its kind. */
export const VAGUE = words(`
  little small separate main whole entire full complete actual available existing above following corresponding own desired respective relevant
  inline floating native standard default usual normal regular well-known modal nice interactive clickable
  live real generic specific mentioned certain quick personal matching resulting newly created
  browser's page's app's top-level decorative purely informational`);

/** They tell it by how it looks or what state it is in, which its name says better. */
export const FILLERS: ReadonlySet<string> = new Set([
  ...VAGUE,
  ...words(`
  big large tiny huge new blue red green grey gray orange yellow black white pink purple brown dark light bright coloured colored round square
  primary secondary visible required mandatory optional sticky blank greyed-out disabled enabled expandable collapsible empty
  free confirming confirmation global displayed shown opened opening open closing edited remaining second-level nested`),
]);

/** Whoever uses the page. */
export const ACTORS = words(`
  user users customer customers visitor visitors admin administrator shopper shoppers tester manager owner member guest operator editor reader client
  person people patient student teacher traveller traveler subscriber host creator resident buyer seller agent employee somebody someone author moderator
  participant player passenger applicant reviewer approver driver supervisor clerk nurse doctor colleague consumer developer learner candidate`);

export const PRONOUNS = words('i we you they he she one');

/** A name in lower case begins and ends with none of these, and has few of them inside. */
export const FUNCTION_WORDS = words(`
  a an the this that these those its it their my your our his her he she they we i you one ones them
  in on at to of for from with without by into onto under over above below beside behind between within inside outside up down off out as per via
  about after before during until till since through against among towards
  and or but nor then than so because while when where which who whose whom what how why whether if unless once
  is are was were be been being am isn't aren't wasn't weren't
  do does did don't doesn't didn't has have had hasn't haven't hadn't
  should must shall will would can could may might ought shouldn't mustn't won't wouldn't can't cannot couldn't needn't
  not no none never neither nor both either all any each every some same such only also just still again now there here
  gets get got becomes become became stays stay remains remain`);

/** No name in lower case goes on over them, and one with a capital letter only where more of the kind follows. */
export const BARRIERS = words(`
  is are was were be been isn't aren't wasn't weren't should must shall will would can could may might ought shouldn't mustn't won't
  wouldn't can't cannot couldn't does do did don't doesn't didn't has have had hasn't haven't then but which who when whenever until till while
  because unless therefore hence there that so using`);

/** In lower case they say something of what stands before them: no name goes on over them. */
export const FINITE = words(`
  says shows reads displays tells contains appears disappears vanishes stays remains becomes turns gives finds includes
  mentions holds equals consists
  equal ends begins follows closes goes drops rises increases decreases asks leads brings takes keeps`);

/** Words in lower case that tell which one of several is meant, or how many: no name begins with them. */
export const WHICH = words(`
  other others nearest closest left right leftmost rightmost middle upper lower topmost bottommost bottom remaining random latest newest oldest previous same largest biggest
  smallest highest longest shortest many several few most both neither either every each another some any`);

/** Words in lower case that tell where it is, or what no page has: they name nothing. */
export const NO_NAMES: ReadonlySet<string> = new Set([
  ...WHICH,
  ...words(`
  starts begins stops gets turns becomes goes says shows reads
  first second third last top foot end beginning start front screen browser window corner background backdrop overlay outside inside letter
  one ones thing things level something anything everything nothing area place spot space it still value file files text word words
  anywhere somewhere elsewhere nowhere everywhere away moment while times center centre edge side fast digit shortcut`),
]);

/** What is around a page, or behind it, is nothing on it. */
export const NOT_ON_PAGE =
  /^(?:(?:.+ )?(?:storage|database|console|back-?end|api|endpoint|mailbox)|(?:(?:http|api|server) )?(?:response|request|status code)(?: .+)?|(?:browser|app|application|system|website|server|web page)(?: .+)?|(?:page|screen) (?:background|tab)|mouse (?:button|pointer)|(?:.+ )?(?:title|scroll|address|url|status|task) ?bar|(?:empty|white|blank|free|dark) (?:space|area)|(?:keyboard )?shortcut(?: .+)?|(?:letter|digit) \S+(?: .+)?|downloaded file|presence|absence)$/;

export const MONTHS =
  words(`january february march april may june july august september october november december
  jan feb mar apr jun jul aug sep sept oct nov dec`);
export const UNITS =
  words(`kg g mg km m cm mm ml l lb lbs oz px pt em rem gb mb kb tb eur euro euros usd dollars gbp chf pcs pieces percent mo hours hour h min
  minutes s seconds days weeks months years people adults am pm a.m p.m o'clock characters items nights cm²`);

/** What fields, columns and properties of a thing are called. */
export const FIELD_NOUNS = words(`
  name names username email e-mail password address phone zip zipcode postcode salary city country street
  surname date time amount quantity barcode birth total subtotal sub-total balance priority category assignee
  department status price role type title description method number code size stock discount rating currency
  language reason version company author publisher genre year isbn owner brand manufacturer room seat gate
  venue location destination origin region district weight height width length depth distance duration
  capacity volume speed temperature fee fare rent tax vat interest deposit cost rank level grade stage phase
  deadline period interval frequency unit format theme timezone gender age nationality nickname occupation
  position diagnosis allergy dosage topic sku model material ingredient portion severity milestone sprint
  branch environment tariff membership subscription iban bic payer driver supplier sender recipient reporter supervisor doctor teacher`);
