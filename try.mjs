// src/agent/action.ts
function isExpectation(action) {
  return action.kind.startsWith("expect");
}

// src/agent/language/roleWords.ts
var SPELLINGS = {
  button: ["button"],
  link: ["link", "hyperlink"],
  tab: ["tab"],
  checkbox: ["checkbox", "check box", "tick box", "tickbox"],
  "radio button": ["radio button", "radio"],
  option: ["option"],
  switch: ["switch", "toggle", "toggle switch"],
  "menu item": ["menu item", "menuitem", "menu entry"],
  field: [
    "field",
    "text box",
    "textbox",
    "text field",
    "input",
    "input field",
    "text area",
    "textarea",
    "box"
  ],
  "search field": ["search field", "search box", "searchbox", "search input", "search bar"],
  "drop-down": [
    "drop-down",
    "dropdown",
    "drop down",
    "drop-down list",
    "dropdown list",
    "drop-down menu",
    "dropdown menu",
    "select",
    "select box",
    "select list",
    "selection list",
    "list box",
    "listbox",
    "combo box",
    "combobox",
    "selector"
  ],
  heading: ["heading", "headline"],
  image: ["image", "picture", "icon", "photo", "logo"],
  row: ["row", "table row", "line"],
  cell: ["cell", "table cell"],
  "row header": ["row header"],
  "column header": ["column header", "column heading", "column"],
  item: ["item", "list item", "entry", "list entry"],
  list: ["list"],
  table: ["table", "grid"],
  dialog: ["dialog", "dialogue", "dialog box", "modal", "modal dialog", "popup", "pop-up"],
  section: ["section", "region", "area", "panel", "card"],
  form: ["form"],
  group: ["group", "radio group", "fieldset", "field set"],
  menu: ["menu"],
  alert: ["alert", "status", "toast"],
  header: ["header", "page header", "banner"],
  footer: ["footer", "page footer"],
  navigation: ["navigation", "navigation bar", "navigation menu", "nav", "nav bar", "navbar"],
  "main area": ["main area", "main", "main content", "main section", "main part"],
  sidebar: ["sidebar", "side bar", "aside"]
};
var PLACES = /* @__PURE__ */ new Set([
  "row",
  "cell",
  "item",
  "list",
  "table",
  "dialog",
  "section",
  "form",
  "group",
  "menu",
  "alert",
  "header",
  "footer",
  "navigation",
  "main area",
  "sidebar"
]);
var ROLE_OF = new Map(
  Object.entries(SPELLINGS).flatMap(
    ([role, spellings]) => spellings.flatMap((spelling) => [
      [spelling, role],
      [plural(spelling), role]
    ])
  )
);
function findRoleWord(spelling) {
  return ROLE_OF.get(spelling.toLowerCase());
}
function isPlace(role) {
  return PLACES.has(role);
}
function plural(word) {
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`;
  return /(?:s|x|ch|sh)$/.test(word) ? `${word}es` : `${word}s`;
}

// src/agent/describeTarget.ts
function describeTarget(target) {
  const words = `${describeOrdinal(target)}${describeNamed(target)}`;
  return target.within ? `${words} in ${describeTarget(target.within)}` : words;
}
function describeThings({ name, role, within: within2 }, count) {
  const kind = role === void 0 ? "things" : count === 1 ? role : plural(role);
  const words = name === void 0 ? kind : `${quote(name)} ${kind}`;
  return within2 ? `${words} in ${describeTarget(within2)}` : words;
}
function quote(text) {
  return `"${text.replace(/\s*\n\s*/g, " ")}"`;
}
function describeNamed({ name, role, ordinal }) {
  const article = ordinal === void 0 ? "the " : "";
  if (name === void 0) return `${article}${role ?? "thing"}`;
  return role === void 0 ? quote(name) : `${article}${quote(name)} ${role}`;
}
var NUMERALS = ["first", "second", "third", "fourth", "fifth"];
function describeOrdinal({ ordinal }) {
  if (ordinal === void 0) return "";
  if (ordinal === "last") return "the last ";
  return `the ${NUMERALS[ordinal - 1] ?? `${ordinal}.`} `;
}

// src/agent/describeExpectation.ts
function describeExpectation(expectation) {
  const describe = STATEMENTS[expectation.kind];
  return describe(expectation);
}
var STATEMENTS = {
  expectVisible: ({ target, negated }) => `${describeTarget(target)} is ${negated ? "not " : ""}visible`,
  expectContent: ({ target, relation, text, negated }) => `${describeTarget(target)} ${describeRelation(relation, negated)} ${quote(text)}`,
  expectEmpty: ({ target, negated }) => `${describeTarget(target)} is ${negated ? "not " : ""}empty`,
  expectState: ({ target, state, negated }) => `${describeTarget(target)} is ${negated ? "not " : ""}${state}`,
  expectCount: ({ things, comparison, count }) => `there ${count === 1 ? "is" : "are"} ${comparison} ${count} ${describeThings(things, count)}`,
  expectTitle: ({ relation, text, negated }) => `the page title ${describeRelation(relation, negated)} ${quote(text)}`,
  expectUrl: ({ relation, text, negated }) => `the URL ${describeRelation(relation, negated)} ${quote(text)}`,
  expectPage: ({ address, negated }) => `the page is ${negated ? "not " : ""}${describeAddress(address)}`
};
function describeAddress(address) {
  return address === void 0 ? "the start page" : quote(address);
}
var NEGATED = {
  is: "is not",
  shows: "does not show",
  contains: "does not contain",
  "ends with": "does not end with"
};
function describeRelation(relation, negated) {
  return negated ? NEGATED[relation] : relation;
}

// src/agent/describeAction.ts
var describeActions = (actions) => actions.map(describeAction).map((words, index) => index === 0 ? words : `${words.charAt(0).toLowerCase()}${words.slice(1)}`).join(", then ");
function describeAction(action) {
  const describe = DESCRIPTIONS[action.kind];
  return describe(action);
}
var DESCRIPTIONS = {
  open: ({ address }) => `Open ${describeAddress(address)}`,
  goBack: () => "Go back",
  goForward: () => "Go forward",
  reload: () => "Reload the page",
  click: ({ target }) => `Click ${describeTarget(target)}`,
  doubleClick: ({ target }) => `Double-click ${describeTarget(target)}`,
  hover: ({ target }) => `Hover over ${describeTarget(target)}`,
  clear: ({ target }) => `Clear ${describeTarget(target)}`,
  check: ({ target }) => `Check ${describeTarget(target)}`,
  uncheck: ({ target }) => `Uncheck ${describeTarget(target)}`,
  fill: ({ target, value }) => `Fill ${describeTarget(target)} with ${quote(value)}`,
  fillForm: ({ fields, within: within2 }) => `Fill in ${fields.map(({ name, value }) => `${quote(name)} with ${quote(value)}`).join(", ")}` + (within2 ? ` in ${describeTarget(within2)}` : ""),
  select: ({ option, from }) => `Select ${quote(option)} from ${describeTarget(from)}`,
  press: ({ key, target }) => `Press ${key}${target ? ` in ${describeTarget(target)}` : ""}`,
  wait: ({ milliseconds }) => `Wait ${milliseconds / 1e3} s`,
  waitFor: ({ target, negated }) => `Wait until ${describeTarget(target)} is ${negated ? "gone" : "visible"}`,
  expectVisible: (action) => `Expect that ${describeExpectation(action)}`,
  expectContent: (action) => `Expect that ${describeExpectation(action)}`,
  expectEmpty: (action) => `Expect that ${describeExpectation(action)}`,
  expectState: (action) => `Expect that ${describeExpectation(action)}`,
  expectCount: (action) => `Expect that ${describeExpectation(action)}`,
  expectTitle: (action) => `Expect that ${describeExpectation(action)}`,
  expectUrl: (action) => `Expect that ${describeExpectation(action)}`,
  expectPage: (action) => `Expect that ${describeExpectation(action)}`
};

// src/agent/language/quotes.ts
var ESCAPED = String.raw`"((?:\\.|[^"\\])*)"`;
var CURLY = '\u201C([^\u201D"]*)[\u201D"]|\u201E([^\u201C\u201D]*)[\u201C\u201D]|\xAB([^\xBB]*)\xBB|`([^`]+)`';
var SINGLE = String.raw`(?<![\p{L}\p{N}])'((?:[^']|'(?=[\p{L}\p{N}]))*)'(?![\p{L}\p{N}])`;
var SINGLE_CURLY = String.raw`‘((?:[^’]|’(?=[\p{L}\p{N}]))*)’`;
var QUOTES = new RegExp([ESCAPED, CURLY, SINGLE, SINGLE_CURLY].join("|"), "gu");
function maskQuotes(text) {
  const quoted = [];
  const masked = text.replace(QUOTES, (_match, ...groups) => {
    const [escaped, ...others] = groups.slice(0, 7);
    const name = escaped?.replace(/\\(["\\])/g, "$1") ?? others.find((other) => other !== void 0) ?? "";
    quoted.push(name);
    return `"${quoted.length - 1}"`;
  });
  return { text: masked.replace(/’/g, "'"), quoted };
}
function unquote(words, quoted) {
  const number = /^"(\d+)"$/.exec(words)?.[1];
  return number === void 0 ? void 0 : quoted[Number(number)];
}

// src/agent/language/voices.ts
var DEED_VERBS = [
  "open",
  "go",
  "visit",
  "navigate",
  "browse",
  "click",
  "double-click",
  "press",
  "tap",
  "hit",
  "push",
  "choose",
  "select",
  "pick",
  "fill",
  "type",
  "enter",
  "write",
  "input",
  "set",
  "change",
  "clear",
  "check",
  "tick",
  "uncheck",
  "untick",
  "deselect",
  "unselect",
  "turn",
  "hover",
  "move",
  "point",
  "reload",
  "refresh",
  "wait"
];
var SEEING_VERBS = ["see", "land", "find"];
var SHOWING_VERBS = [
  "show",
  "contain",
  "have",
  "appear",
  "disappear",
  "display",
  "read",
  "say",
  "include",
  "equal",
  "end",
  "start",
  "see"
];
function thirdPerson(verb) {
  if (verb === "have") return "has";
  if (/[^aeiou]y$/.test(verb)) return `${verb.slice(0, -1)}ies`;
  return /(?:s|x|ch|sh|o)$/.test(verb) ? `${verb}es` : `${verb}s`;
}
var CONTRACTIONS = [
  [/\bcan't\b/gi, "can not"],
  [/\bcannot\b/gi, "can not"],
  [/\bwon't\b/gi, "will not"],
  [/\b(\w+)n't\b/gi, "$1 not"],
  [/\bi'm\b/gi, "I am"],
  [/\b(we|you|they)'re\b/gi, "$1 are"],
  [/\b(there|it|he|she)'s\b/gi, "$1 is"],
  [/\bdouble[ -]click/gi, "double-click"]
];
var DEED_LABEL = /^(?:action|given|when|note|(?:step )?\d+)\s*:\s*/i;
var EXPECTATION_LABEL = /^(?:expected(?: results?| outcome| behaviou?r)?|expectations?|expect|results?|outcome|then|check|verify|assert)\s*:\s*/i;
var LEAD_IN = /^(?:(?:verify|ensure|assert|make sure|expect)(?: that)?|(?:check|confirm|see|be sure)(?: that| if)) /i;
var SAME_MEANING = [
  [/ are(?= |$)/gi, " is"],
  [/ (is|has) (?:no longer|never)(?= |$)/gi, " $1 not"],
  [/ (?:no longer|never) (?=\w+s(?: |$))/gi, " not "],
  [/^there is not (?:an?|any) /i, "there is no "],
  [/ (?:displays|reads|says|states)(?= |$)/gi, " shows"],
  [/ (?:includes|has the text|has text)(?= |$)/gi, " contains"],
  [/ (?:equals|is equal to|is exactly|has (?:the |a )?value(?: of)?)(?= |$)/gi, " is"],
  [/ not is(?= |$)/gi, " is not"],
  [/ (?:is|has) (?:currently|now|still|also) /gi, " is "],
  [/^(not )?find /i, "$1see "],
  [/^see no /i, "not see "],
  [/^see that /i, ""],
  [/ (?:on|in) (?:the|this) (?:page|screen)$/i, ""]
];

// src/agent/language/canonicalStep.ts
function canonicalStep(text) {
  const masked = maskQuotes(text);
  const { words, mood: keywordMood, goesOn, isGiven } = takeKeyword(tidy(masked.text));
  const labelled = takeLabels(words);
  const { rest, places } = takePlaces(labelled.words);
  const { words: spoken, mood: ownMood } = canonicalClause(rest);
  const mood = labelled.expects ? "expectation" : ownMood ?? keywordMood;
  return {
    words: spoken,
    said: rest,
    quoted: masked.quoted,
    places,
    ...mood === void 0 ? {} : { mood },
    goesOn,
    isGiven
  };
}
function canonicalClause(text) {
  const { words, expects } = takeVoice(text);
  return { words: unifyMeaning(words), ...expects && { mood: "expectation" } };
}
function tidy(text) {
  const plain = text.replace(/\s+/g, " ").trim().replace(/[\s.;:!,]+$/, "");
  return replaceAll(plain, CONTRACTIONS);
}
var KEYWORD = /^(given|when|then|and|but|\*),? (?=\S)/i;
function takeKeyword(text) {
  const keyword = KEYWORD.exec(text);
  const word = keyword?.[1]?.toLowerCase();
  const mood = word === "then" ? "expectation" : word === "given" || word === "when" ? "deed" : void 0;
  const goesOn = word !== void 0 && mood === void 0;
  return { words: text.slice(keyword?.[0].length ?? 0), mood, goesOn, isGiven: word === "given" };
}
function takeLabels(text) {
  const unlabelled = text.replace(DEED_LABEL, "").replace(EXPECTATION_LABEL, "");
  const spoken = takeSubject(unlabelled);
  const led = spoken.replace(LEAD_IN, "");
  if (led !== spoken) return { words: led, expects: true };
  return { words: unlabelled, expects: EXPECTATION_LABEL.test(text) };
}
var PLACE_IN_FRONT = /^(?:in|inside|within|on) ((?:(?!, ).)+?)(?:, ?| (?=(?:i|we|the user|user) ))(?=\S)/i;
function takePlaces(text) {
  const places = [];
  let rest = text;
  for (let front = PLACE_IN_FRONT.exec(rest); front?.[1]; front = PLACE_IN_FRONT.exec(rest)) {
    places.push(front[1]);
    rest = rest.slice(front[0].length);
  }
  return { rest, places };
}
var VERBS = [...DEED_VERBS, ...SEEING_VERBS];
var BASE_FORM = new Map(VERBS.map((verb) => [thirdPerson(verb), verb]));
var AFTER_USER = /* @__PURE__ */ new Set([
  ...VERBS,
  ...BASE_FORM.keys(),
  ..."should must shall can will may could does do is are never now then also please not no".split(" ")
]);
function takeSubject(text) {
  const pronoun = /^(?:i|we|you|they|he|she) (?=\S)/i.exec(text);
  if (pronoun) return text.slice(pronoun[0].length);
  const user = /^(?:the |a )?users? (?=([\w-]+))/i.exec(text);
  return user && AFTER_USER.has(user[1]?.toLowerCase() ?? "") ? text.slice(user[0].length) : text;
}
var AUXILIARY = /^(?:(should|must|shall)|(not|never|no longer)|can|will|may|could|would|do|does|be able to|please|now|then|also|still|just|finally|let us|let's) (?=\S)/i;
function takeVoice(text) {
  let words = takeSubject(text.replace(/^please,? /i, ""));
  let expects = false;
  let negated = false;
  for (let first = AUXILIARY.exec(words); first; first = AUXILIARY.exec(words)) {
    if (first[1] !== void 0) expects = true;
    if (first[2] !== void 0) negated = true;
    words = takeSubject(words.slice(first[0].length));
  }
  words = words.replace(/^(?:am|are|is|be) not (?=\S)/i, () => (negated = true, "be ")).replace(/^(?:am|are|is) (?=\S)/i, "be ").replace(/^[\w-]+/, (verb) => BASE_FORM.get(verb.toLowerCase()) ?? verb).replace(/,? please$/i, "");
  return { words: negated ? `not ${words}` : words, expects };
}
var SHOWN = new RegExp(
  ` (?:should|must|shall|will|can|does|do|to)( not| no longer| never)?(?: also| still| now)? (be|${SHOWING_VERBS.join("|")})(?= |$)`,
  "gi"
);
var DEEDS = new Set(DEED_VERBS.filter((verb) => verb !== "wait"));
function unifyMeaning(words) {
  if (DEEDS.has(words.split(" ", 1)[0]?.toLowerCase() ?? "")) return words;
  const shown = words.replace(
    SHOWN,
    (_match, not, verb) => verb.toLowerCase() === "be" ? ` is${not === void 0 ? "" : " not"}` : `${not === void 0 ? "" : " not"} ${thirdPerson(verb.toLowerCase())}`
  );
  return replaceAll(shown, SAME_MEANING);
}
function replaceAll(text, replacements) {
  return replacements.reduce((changed, [pattern, by]) => changed.replace(pattern, by), text);
}

// src/agent/language/foreignKeywords.ts
import { dialects } from "@cucumber/gherkin";
function withoutForeignKeyword(text) {
  const [first] = text.trim().split(/\s/, 1);
  const starting = first === void 0 ? void 0 : keywords().get(first);
  const keyword = starting?.find(({ foreign }) => text.trimStart().startsWith(foreign));
  return keyword && `${keyword.english} ${text.trimStart().slice(keyword.foreign.length)}`;
}
var byFirstWord;
function keywords() {
  byFirstWord ??= collect();
  return byFirstWord;
}
var ENGLISH = "No";
function collect() {
  const collected = /* @__PURE__ */ new Map();
  for (const keyword of Object.values(dialects).flatMap(translate)) {
    const [first = ""] = keyword.foreign.split(/\s/, 1);
    if (first === ENGLISH) continue;
    collected.set(first, [...collected.get(first) ?? [], keyword]);
  }
  return collected;
}
function translate({ given, when, then, and, but }) {
  const all = { Given: given, When: when, Then: then, And: [...and, ...but] };
  return Object.entries(all).flatMap(
    ([english, words]) => words.filter((word) => /\s$/.test(word)).map((foreign) => ({ foreign, english }))
  );
}

// src/agent/language/matchPhrases.ts
import { CucumberExpression, ParameterType, ParameterTypeRegistry } from "@cucumber/cucumber-expressions";

// src/agent/phrases/phrase.ts
function phrase(draft) {
  return draft;
}

// src/agent/phrases/saysSomething.ts
function saysSomething(relation, text) {
  return text.trim() !== "" || relation === "is" || relation === "shows";
}

// src/agent/phrases/withTick.ts
function withTick(target) {
  return target.role === "field" ? { ...target, role: "checkbox" } : target;
}

// src/agent/phrases/expectations.ts
var expectations = [
  phrase({
    kind: "expectCount",
    expressions: ["see {amount} {things}", "there is {amount} {things}", "find {amount} {things}"],
    example: 'I see 3 items in the "Cart" list',
    build: ({ amount, things }) => ({ kind: "expectCount", things, ...amount })
  }),
  phrase({
    kind: "expectCount",
    expressions: ["{element} shows/contains/has {amount} {things}"],
    example: 'The "Orders" table has 3 rows',
    build: ({ element, amount, things }) => ({
      kind: "expectCount",
      things: within(things, element),
      ...amount
    })
  }),
  phrase({
    kind: "expectVisible",
    carries: "docString",
    expressions: ["{not}see", "{not}see the/this (following )text/message", "the page {not}shows/contains"],
    example: "I see the text:",
    build: ({ not, docString }) => visible({ name: docString }, not)
  }),
  phrase({
    kind: "expectVisible",
    expressions: [
      "{not}see {element}",
      "the page {not}shows/contains/has {element}",
      "{element} is {not}visible/shown/displayed/present/there/open",
      "{element} {not}appears"
    ],
    example: 'I see "Welcome"',
    build: ({ not, element }) => visible(element, not)
  }),
  phrase({
    kind: "expectVisible",
    expressions: ["there is {element}"],
    example: 'There is a "Save" button',
    build: ({ element }) => visible(element, false)
  }),
  phrase({
    kind: "expectVisible",
    expressions: ["there is no {element}", "{element} disappears/vanishes"],
    example: 'There is no "Error" message',
    build: ({ element }) => visible(element, true)
  }),
  phrase({
    kind: "expectVisible",
    expressions: ["{element} is {not}hidden/gone/absent/closed"],
    example: 'The "Confirm" dialog is gone',
    build: ({ not, element }) => visible(element, !not)
  }),
  phrase({
    kind: "expectContent",
    expressions: [
      "{element} {relation} {text}",
      "the value/text/content of {element} {relation} {text}",
      "{element} {relation} the text/value {text}"
    ],
    example: 'The "User name" field contains "ada"',
    build: ({ element, relation, text }) => saysSomething(relation.relation, text) ? { kind: "expectContent", target: element, ...relation, text } : void 0
  }),
  phrase({
    kind: "expectContent",
    expressions: ["{not}see {text} in/inside/within {element}"],
    example: 'I see "ada" in the "User name" field',
    build: ({ not, text, element }) => ({
      kind: "expectContent",
      target: element,
      relation: "contains",
      text,
      negated: not
    })
  }),
  phrase({
    kind: "expectEmpty",
    expressions: ["{element} is {not}empty/blank", "the value of {element} is {not}empty/blank"],
    example: 'The "Search" field is empty',
    build: ({ element, not }) => ({ kind: "expectEmpty", target: element, negated: not })
  }),
  phrase({
    kind: "expectState",
    expressions: ["{element} is {state}"],
    example: 'The "Terms" checkbox is checked',
    build: ({ element, state }) => ({
      kind: "expectState",
      target: state.state === "checked" ? withTick(element) : element,
      ...state
    })
  })
];
function visible(target, negated) {
  return { kind: "expectVisible", target, negated };
}
function within(things, place) {
  return { ...things, within: things.within === void 0 ? place : within(things.within, place) };
}

// src/agent/phrases/input.ts
var input = [
  phrase({
    kind: "press",
    expressions: ["press/hit/push (the ){anyKey} key", "press/hit/push the key {anyKey}"],
    example: 'I press the "Escape" key',
    build: ({ anyKey }) => ({ kind: "press", key: anyKey })
  }),
  phrase({
    kind: "press",
    expressions: ["press/hit/push (the ){key}"],
    example: "I press Enter",
    build: ({ key }) => ({ kind: "press", key })
  }),
  phrase({
    kind: "press",
    expressions: ["press/hit/push (the ){key} in/on/inside {target}"],
    example: 'I press Enter in the "Search" field',
    build: ({ key, target }) => ({ kind: "press", key, target })
  }),
  phrase({
    kind: "press",
    expressions: ["press/hit/push (the ){anyKey} key in/on/inside {target}"],
    example: 'I press the "Delete" key in the "Search" field',
    build: ({ anyKey, target }) => ({ kind: "press", key: anyKey, target })
  }),
  phrase({
    kind: "fillForm",
    carries: "table",
    expressions: [
      "fill in/out",
      "fill in/out the following",
      "fill in/out the/this (following )form/fields/values/details/data",
      "fill in/out the/this (following )form/fields/values/details/data with",
      "fill in/out the/this (following )form/fields/values/details/data as follows",
      "fill the/this (following )form/fields/values/details/data",
      "fill the/this (following )form/fields/values/details/data with",
      "enter/type/input/set the following",
      "enter/type/input/set the following values/details/data/fields"
    ],
    example: "I fill in the form",
    build: ({ table }) => withFields(readFields(table))
  }),
  phrase({
    kind: "fillForm",
    carries: "table",
    expressions: [
      "fill {element}",
      "fill {element} with",
      "fill in/out {element}",
      "fill in/out {element} with"
    ],
    example: 'I fill in the "Sign in" form',
    build: ({ element, table }) => withFields(readFields(table), element)
  }),
  phrase({
    kind: "fill",
    carries: "docString",
    expressions: ["fill (in ){target}", "fill (in ){target} with", "type/enter/write/input in/into {target}"],
    example: 'I fill in the "Comment" field with:',
    build: ({ target, docString }) => filling(target, docString)
  }),
  phrase({
    kind: "fill",
    expressions: [
      "fill (in )(out ){target} with (the value )(the text ){value}",
      "fill (in ){value} in/into/for {target}",
      "type/enter/write/input (the text )(the value ){value} in/into/to/for/as/on {target}",
      "set (the value of ){target} to (the value ){value}",
      "change (the value of ){target} to (the value ){value}"
    ],
    example: 'I fill in the "User name" field with "ada"',
    build: ({ target, value }) => filling(target, value)
  }),
  phrase({
    kind: "clear",
    expressions: ["clear {target}", "clear the value/text/content/contents of/in {target}"],
    example: 'I clear the "Search" field',
    build: ({ target }) => isWritable(target) ? { kind: "clear", target } : void 0
  }),
  phrase({
    kind: "select",
    expressions: [
      "select/choose/pick (the )(option ){text} from/in {target}",
      "select/choose/pick (the ){text} option from/in {target}"
    ],
    example: 'I select "Price" from the "Sort by" list',
    build: ({ text, target }) => isListOfOptions(target) ? { kind: "select", option: text, from: target } : void 0
  })
];
function filling(target, value) {
  return isWritable(target) ? { kind: "fill", target, value } : void 0;
}
var WRITABLE = [void 0, "field", "search field", "drop-down", "list", "cell"];
function isWritable({ role }) {
  return WRITABLE.includes(role);
}
var LISTS = [void 0, "drop-down", "list", "field"];
function isListOfOptions({ role }) {
  return LISTS.includes(role);
}
function withFields(fields, within2) {
  if (fields === void 0) return void 0;
  return { kind: "fillForm", fields, ...within2 === void 0 ? {} : { within: within2 } };
}
var HEADER_NAMES = /^(?:field|label|element|input|name|field name)s?$/i;
var HEADER_VALUES = /^(?:value|input|text|data|content)s?$/i;
function readFields(table) {
  const [first] = table;
  const isHeader = HEADER_NAMES.test(first?.[0] ?? "") && HEADER_VALUES.test(first?.[1] ?? "");
  const rows = isHeader ? table.slice(1) : table;
  if (rows.length === 0 || rows.some((row) => row.length !== 2 || row[0]?.trim() === "")) return void 0;
  return rows.map(([name = "", value = ""]) => ({ name: name.trim(), value }));
}

// src/agent/phrases/navigation.ts
var navigation = [
  phrase({
    kind: "open",
    mood: "deed",
    expressions: ["be on/at (the page ){address}", "be on/at the {address} page"],
    example: 'I am on "/login"',
    build: ({ address }) => ({ kind: "open", address })
  }),
  phrase({
    kind: "open",
    mood: "deed",
    expressions: ["be on/at the start/home page/screen", "be on/at the homepage"],
    example: "I am on the start page",
    build: () => ({ kind: "open" })
  }),
  phrase({
    kind: "open",
    expressions: [
      "open/visit (the )(page )(URL )(address ){address}",
      "open/visit the {address} page",
      "go/navigate/browse to (the )(page )(URL )(address ){address}",
      "go/navigate/browse to the {address} page"
    ],
    example: 'I open "/cart"',
    build: ({ address }) => ({ kind: "open", address })
  }),
  phrase({
    kind: "open",
    expressions: [
      "open/visit the start/home page",
      "open/visit the homepage",
      "go/navigate/browse to the start/home page",
      "go/navigate/browse to the homepage"
    ],
    example: "I open the start page",
    build: () => ({ kind: "open" })
  }),
  phrase({
    kind: "goBack",
    expressions: ["go/navigate back", "go/navigate back one page", "go/navigate back to the previous page"],
    example: "I go back",
    build: () => ({ kind: "goBack" })
  }),
  phrase({
    kind: "goForward",
    expressions: ["go/navigate forward(s)", "go/navigate forward one page"],
    example: "I go forward",
    build: () => ({ kind: "goForward" })
  }),
  phrase({
    kind: "reload",
    expressions: ["reload/refresh", "reload/refresh the/this (current )page"],
    example: "I reload the page",
    build: () => ({ kind: "reload" })
  })
];

// src/agent/phrases/pageExpectations.ts
var ARRIVALS = "be redirected/taken/sent/brought/led/forwarded to";
var pageExpectations = [
  phrase({
    kind: "expectTitle",
    expressions: [
      "(the )(page )title {titleRelation} {text}",
      "(the )(page )title of the page {titleRelation} {text}",
      "the page's title {titleRelation} {text}"
    ],
    example: 'The page title is "Shop"',
    build: ({ titleRelation, text }) => saysSomething(titleRelation.relation, text) ? { kind: "expectTitle", ...titleRelation, text } : void 0
  }),
  phrase({
    kind: "expectUrl",
    expressions: [
      "(the )(current )(page )URL {urlRelation} {text}",
      "(the )(current )(page )address {urlRelation} {text}",
      "the URL/address of the page {urlRelation} {text}",
      "the page's URL/address {urlRelation} {text}"
    ],
    example: 'The URL ends with "/cart"',
    build: ({ urlRelation, text }) => text.trim() === "" ? void 0 : { kind: "expectUrl", ...urlRelation, text }
  }),
  phrase({
    kind: "expectPage",
    mood: "expectation",
    expressions: ["{not}be on/at (the page ){address}", "{not}be on/at the {address} page"],
    example: 'I should be on "/cart"',
    build: ({ not, address }) => ({ kind: "expectPage", address, negated: not })
  }),
  phrase({
    kind: "expectPage",
    mood: "expectation",
    expressions: ["{not}be on/at the start/home page/screen", "{not}be on/at the homepage"],
    example: "I should be on the start page",
    build: ({ not }) => ({ kind: "expectPage", negated: not })
  }),
  phrase({
    kind: "expectPage",
    expressions: [
      `{not}${ARRIVALS} (the page ){address}`,
      `{not}${ARRIVALS} the {address} page`,
      "{not}land on (the page ){address}"
    ],
    example: 'I am redirected to "/login"',
    build: ({ not, address }) => ({ kind: "expectPage", address, negated: not })
  }),
  phrase({
    kind: "expectPage",
    expressions: [`{not}${ARRIVALS} the start/home page`, "{not}land on the start/home page"],
    example: "I am taken to the start page",
    build: ({ not }) => ({ kind: "expectPage", negated: not })
  })
];

// src/agent/phrases/pointer.ts
var pointer = [
  phrase({
    kind: "doubleClick",
    expressions: ["double-click/doubleclick (on ){target}"],
    example: 'I double-click the "Milk" row',
    build: ({ target }) => ({ kind: "doubleClick", target })
  }),
  phrase({
    kind: "check",
    expressions: ["choose/select/pick/mark {target}"],
    example: 'I choose the "Express" radio button',
    build: ({ target }) => CHECKABLE.includes(target.role) ? { kind: "check", target } : void 0
  }),
  phrase({
    kind: "check",
    expressions: ["check/tick {target}", "tick off {target}", "turn/switch on {target}"],
    example: 'I check the "Terms" checkbox',
    build: ({ target }) => ({ kind: "check", target: withTick(target) })
  }),
  phrase({
    kind: "uncheck",
    expressions: ["uncheck/untick/deselect/unselect {target}", "turn/switch off {target}"],
    example: 'I uncheck "Newsletter"',
    build: ({ target }) => ({ kind: "uncheck", target: withTick(target) })
  }),
  phrase({
    kind: "click",
    expressions: ["click/press/tap/hit/push (on ){target}", "choose/select/pick {target}"],
    example: 'I click the "Sign in" button',
    build: ({ target }) => ({ kind: "click", target })
  }),
  phrase({
    kind: "hover",
    expressions: [
      "hover over/on {target}",
      "hover the mouse over/on {target}",
      "move the mouse/pointer/cursor over/to/onto/on {target}",
      "point at/to {target}",
      "hover {target}"
    ],
    example: 'I hover over the "Account" link',
    build: ({ target }) => ({ kind: "hover", target })
  })
];
var CHECKABLE = ["checkbox", "radio button", "switch"];

// src/agent/phrases/waiting.ts
var waiting = [
  phrase({
    kind: "wait",
    expressions: ["wait (for ){number} second(s)", "wait (for ){number} sec(s)", "wait (for ){number} s"],
    example: "I wait 2 seconds",
    build: ({ number }) => ({ kind: "wait", milliseconds: number * 1e3 })
  }),
  phrase({
    kind: "wait",
    expressions: ["wait (for ){number} millisecond(s)", "wait (for ){number} ms"],
    example: "I wait 500 milliseconds",
    build: ({ number }) => ({ kind: "wait", milliseconds: number })
  }),
  phrase({
    kind: "waitFor",
    expressions: [
      "wait for/until/till {element} is not visible/shown/displayed/present/there",
      "wait for/until/till {element} is gone/hidden/closed/absent",
      "wait for/until/till {element} disappears/vanishes",
      "wait until/till there is no {element}",
      "wait until/till (I )(we )(the user )do not see {element}",
      "wait until/till (I )(we )(the user )not/never see/sees {element}",
      "wait until/till (I )(we )(the user )no longer see/sees {element}"
    ],
    example: 'I wait until "Loading" disappears',
    build: ({ element }) => ({ kind: "waitFor", target: element, negated: true })
  }),
  phrase({
    kind: "waitFor",
    expressions: [
      "wait for/until/till {element} is visible/shown/displayed/present/there/open",
      "wait for/until/till {element} appears",
      "wait until/till there is {element}",
      "wait until/till (I )(we )(the user )see/sees {element}",
      "wait until/till the page shows/contains {element}",
      "wait for {element}"
    ],
    example: 'I wait for the "Confirm" dialog',
    build: ({ element }) => ({ kind: "waitFor", target: element, negated: false })
  })
];

// src/agent/phrases/index.ts
var phrases = [
  ...navigation,
  ...input,
  ...pointer,
  ...waiting,
  ...pageExpectations,
  ...expectations
];

// src/agent/withinPlace.ts
function withinPlace(action, place) {
  if ("target" in action) return { ...action, target: targetWithin(action.target, place) };
  if ("things" in action) return { ...action, things: targetWithin(action.things, place) };
  if ("from" in action) return { ...action, from: targetWithin(action.from, place) };
  if (action.kind !== "fillForm") return void 0;
  return { ...action, within: action.within ? targetWithin(action.within, place) : place };
}
function targetWithin(target, place) {
  return { ...target, within: target.within ? targetWithin(target.within, place) : place };
}

// src/agent/language/absentName.ts
function nameOfAbsent(action) {
  if (action.kind === "expectCount") {
    const { comparison, count, things } = action;
    const noneWillDo = comparison === "at most" || comparison === "fewer than" || count === 0;
    return noneWillDo ? things.name : void 0;
  }
  return "negated" in action && action.negated && "target" in action ? action.target.name : void 0;
}
function isCapitalisedInside(text, name) {
  const written = maskQuotes(text).text.replace(/\s+/g, " ").trim();
  const before = written.slice(0, Math.max(0, written.indexOf(name)));
  return /^\p{Lu}/u.test(name) && /[\p{L}"],? $/u.test(before);
}

// src/agent/language/keys.ts
var NAMED = {
  enter: "Enter",
  return: "Enter",
  escape: "Escape",
  esc: "Escape",
  tab: "Tab",
  space: "Space",
  "space bar": "Space",
  spacebar: "Space",
  backspace: "Backspace",
  delete: "Delete",
  del: "Delete",
  insert: "Insert",
  home: "Home",
  end: "End",
  "page up": "PageUp",
  pageup: "PageUp",
  "page down": "PageDown",
  pagedown: "PageDown",
  ...Object.fromEntries(
    ["Up", "Down", "Left", "Right"].flatMap((way) => {
      const word = way.toLowerCase();
      return [`arrow ${word}`, `arrow${word}`, `${word} arrow`].map((name) => [name, `Arrow${way}`]);
    })
  ),
  ...Object.fromEntries(Array.from({ length: 12 }, (_, index) => [`f${index + 1}`, `F${index + 1}`]))
};
var MODIFIERS = {
  control: "Control",
  ctrl: "Control",
  shift: "Shift",
  alt: "Alt",
  option: "Alt",
  meta: "Meta",
  cmd: "Meta",
  command: "Meta",
  controlormeta: "ControlOrMeta"
};
var ALSO_LABELS = /* @__PURE__ */ new Set(["Delete", "Insert", "Home", "End", "Tab", "Space"]);
function findKey(words) {
  const parts = words.trim().split(/\s*\+\s*/).map((part) => part.toLowerCase());
  const last = parts.at(-1) ?? "";
  const modifiers = parts.slice(0, -1).map((part) => MODIFIERS[part]);
  if (modifiers.includes(void 0)) return void 0;
  const key = NAMED[last] ?? (modifiers.length > 0 && /^[a-z0-9]$/.test(last) ? last : void 0);
  return key === void 0 ? void 0 : [...modifiers, key].join("+");
}
function isPlainlyKey(name) {
  const key = findKey(name);
  return key !== void 0 && !ALSO_LABELS.has(key);
}

// src/agent/language/readBareName.ts
function readBareName(words, rules) {
  return readNameThenRole(words, rules) ?? readRoleThenName(words) ?? readNameOnly(words, rules);
}
function readNameThenRole(words, { article }) {
  for (const { front, back } of splits(words)) {
    const role = findRoleWord(back);
    if (role === void 0) continue;
    if (article === "indefinite" && !isCapitalised(front)) return void 0;
    return named(front, role);
  }
  return void 0;
}
function readRoleThenName(words) {
  for (const { front, back } of splits(words).reverse()) {
    const role = findRoleWord(front);
    if (role !== void 0) return isCapitalised(back) ? named(back, role) : void 0;
  }
  return void 0;
}
function readNameOnly(words, { article, roleNeeded }) {
  if (roleNeeded || article === "indefinite") return void 0;
  if (article === "definite" && !isCapitalised(words)) return void 0;
  return named(words);
}
function named(name, role) {
  if (!isPlausible(name)) return void 0;
  return role === void 0 ? { name } : { name, role };
}
function splits(words) {
  return [...words.matchAll(/ /g)].map(({ index }) => ({
    front: words.slice(0, index),
    back: words.slice(index + 1)
  }));
}
function isCapitalised(words) {
  return /^\p{Lu}/u.test(words);
}
var LONGEST = 5;
var TELLING = /(?:^| )(?:and|then|or|if|that|which|who|it|them|its|any|some|every|each|all|both|my|his|her|their|this|these|those|again|twice|until|unless|while|when|after|before|because|with|without|by (?=\S)|using|not|is|are|was|were|be|has|have|should|valid|invalid|correct|wrong|one|ones|something|anything|the|an|there|here)(?= |$)/i;
var COUNTING = /^(?:\d|(?:no|none|neither|only|just|exactly|at least|at most|about|more|fewer|less|other|another|each|every|all|both|many|several|few|zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|penultimate|\w+-(?:to-)?last)(?= |$))/i;
function isPlausible(name) {
  if (COUNTING.test(name)) return false;
  return !/["“”„«»,;:!?()[\]{}]/.test(name) && name.split(" ").length <= LONGEST && !TELLING.test(name);
}

// src/agent/language/readTarget.ts
function readTarget(words, quoted, names) {
  const core = readCore(words);
  const whole = core.read(quoted);
  if (whole !== void 0) return whole;
  for (const { before, after } of splitAtPlaces(words)) {
    const inner = readInner(before, after, { quoted, names });
    const place = inner && readPlace(after, quoted);
    if (inner && place) return place === "page" ? inner : { ...inner, within: place };
  }
  return core.readBare(names);
}
function readInner(before, after, { quoted, names }) {
  const core = readCore(before);
  const bare = /^(?:the|this|my) |"/i.test(after) ? core.readBare(names) : void 0;
  return core.read(quoted) ?? bare;
}
function readPlace(words, quoted) {
  if (/^(?:(?:the|this) )?(?:page|screen)$/i.test(words)) return "page";
  const target = readTarget(words, quoted, "quoted names");
  return target?.role !== void 0 && isPlace(target.role) ? target : void 0;
}
function* splitAtPlaces(words) {
  for (const match of words.matchAll(/ (?:in|inside|inside of|within|of|on|from) (?=\S)/gi)) {
    yield { before: words.slice(0, match.index), after: words.slice(match.index + match[0].length) };
  }
}
var ARTICLE = /^(?:(the|this|that|my|our|your)|an?|any) (?=\S)/i;
var ORDINAL = /^(first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|last|[1-9]\d*(?:st|nd|rd|th)) (?=\S)/i;
var NUMERALS2 = "first second third fourth fifth sixth seventh eighth ninth tenth".split(" ");
function readCore(words) {
  const article = ARTICLE.exec(words);
  const afterArticle = words.slice(article?.[0].length ?? 0);
  const ordinal = ORDINAL.exec(afterArticle);
  const rest = afterArticle.slice(ordinal?.[0].length ?? 0);
  const isFromEnd = ordinal !== null && /^(?:(?:to|from|but) (?:the )?)?last(?= )/i.test(rest);
  const numbered = (target) => isFromEnd ? void 0 : target && ordinal?.[1] ? { ...target, ordinal: readOrdinal(ordinal[1].toLowerCase()) } : target;
  return {
    read: (quoted) => numbered(readQuotedName(rest, quoted) ?? readRoleOnly(rest)),
    readBare: (names) => numbered(
      readBareName(rest, {
        article: article === null ? "none" : article[1] === void 0 ? "indefinite" : "definite",
        roleNeeded: names === "quoted names" || ordinal !== null
      })
    )
  };
}
function readOrdinal(word) {
  if (word === "last") return "last";
  const index = NUMERALS2.indexOf(word);
  return index >= 0 ? index + 1 : Number.parseInt(word, 10);
}
var NAMING = "(?: (?:named|called|labelled|labeled|titled|with|containing|for|saying|reading|that (?:says|reads|contains))(?: the (?:name|text|label|title|value|words?))?)?";
var NAME_THEN_KIND = /^("\d+") (.+)$/;
var KIND_THEN_NAME = new RegExp(`^(\\D+?)${NAMING} ("\\d+")$`, "i");
function readQuotedName(words, quoted) {
  const alone = unquote(words, quoted);
  if (alone !== void 0) return withName(alone);
  const nameFirst = NAME_THEN_KIND.exec(words);
  const [mark, kind] = nameFirst ? [nameFirst[1], nameFirst[2]] : KIND_THEN_NAME.exec(words)?.slice(1).reverse() ?? [];
  const name = mark === void 0 ? void 0 : unquote(mark, quoted);
  if (name === void 0 || kind === void 0) return void 0;
  const role = findRoleWord(kind);
  if (role !== void 0) return { ...withName(name), role };
  return isWordForText(kind) ? withName(name) : void 0;
}
function withName(name) {
  return name.trim() === "" ? void 0 : { name };
}
function readRoleOnly(words) {
  const role = findRoleWord(words);
  return role && { role };
}
var WORD_FOR_TEXT = /^(?:(?:error|warning|success|validation|confirmation|info|status|help) )?(?:text|texts|message|messages|label|word|words|phrase|paragraph|notice|notification|hint|note|error|warning)$/i;
function isWordForText(words) {
  return WORD_FOR_TEXT.test(words);
}

// src/agent/language/parameters.ts
var COMPARISONS = {
  exactly: "exactly",
  only: "exactly",
  just: "exactly",
  "at least": "at least",
  "no fewer than": "at least",
  "no less than": "at least",
  "at most": "at most",
  "no more than": "at most",
  "more than": "more than",
  "fewer than": "fewer than",
  "less than": "fewer than"
};
var PARAMETERS = {
  target: { regexp: /.+/, read: (words, quoted) => readTarget(words, quoted, "bare names") },
  // Reluctant, so that a "not" before the verb is the verb's.
  element: { regexp: /.+?/, read: (words, quoted) => readTarget(words, quoted, "quoted names") },
  things: { regexp: /.+/, read: readThings },
  text: { regexp: /"\d+"|[€$£]? ?-?\d[\d.,]*%?/, read: readQuotedOrPlain },
  // A plain word might be the name of a kind of value ("a valid password"), so it needs quotes.
  value: { regexp: /"\d+"|[^\s"]*[\d@/._-][^\s"]*/, read: readQuotedOrPlain },
  address: { regexp: /"\d+"|(?:\/|https?:\/\/|about:)[^\s"]*/, read: readAddress },
  key: { regexp: /.+/, read: readKey },
  anyKey: { regexp: /"\d+"|\S+|(?:page|arrow|space) \S+|\S+ arrow/, read: readAnyKey },
  number: { regexp: /\d+(?:\.\d+)?|[a-z]+/, read: readNumber },
  amount: { regexp: new RegExp(`(?:(?:${comparisonWords()}) )?(?:\\d+|[a-z]+)`), read: readAmount },
  not: { regexp: /(?:not )?/, read: (words) => words !== "" },
  relation: { regexp: /(?:not )?(?:shows|contains)|is(?: not)?/, read: readRelation },
  titleRelation: { regexp: /(?:not )?(?:shows|contains)|is(?: not)?/, read: readTitleRelation },
  urlRelation: { regexp: /(?:not )?(?:shows|contains|ends with)|is(?: not)?/, read: readUrlRelation },
  state: {
    regexp: /(?:not )?(?:checked|ticked|selected|chosen|enabled|disabled|unchecked|unticked)/,
    read: readState
  }
};
function readQuotedOrPlain(words, quoted) {
  return unquote(words, quoted) ?? words;
}
function readThings(words, quoted) {
  const target = readTarget(words, quoted, "quoted names");
  return target?.role === void 0 || target.ordinal !== void 0 ? void 0 : target;
}
var LIKE_AN_ADDRESS = /^(?:\.{0,2}\/|[a-z][a-z+.-]*:|[?#])/i;
function readAddress(words, quoted) {
  const address = readQuotedOrPlain(words, quoted).trim();
  return LIKE_AN_ADDRESS.test(address) ? address : void 0;
}
function readKey(words, quoted) {
  const name = unquote(words, quoted);
  if (name === void 0) return findKey(words);
  return isPlainlyKey(name) ? findKey(name) : void 0;
}
function readAnyKey(words, quoted) {
  const name = readQuotedOrPlain(words, quoted);
  return findKey(name) ?? (name.length === 1 ? name : void 0);
}
var NUMBERS = "zero one two three four five six seven eight nine ten eleven twelve".split(" ");
function readNumber(words) {
  const word = words.toLowerCase();
  if (/^\d/.test(word)) return Number(word);
  if (word === "no") return 0;
  if (word === "a" || word === "an") return 1;
  const index = NUMBERS.indexOf(word);
  return index < 0 ? void 0 : index;
}
function comparisonWords() {
  return Object.keys(COMPARISONS).join("|");
}
function readAmount(words) {
  const [, before, last] = /^(?:(.+) )?(\S+)$/.exec(words.toLowerCase()) ?? [];
  const count = last === void 0 || last === "a" || last === "an" ? void 0 : readNumber(last);
  const comparison = before === void 0 ? "exactly" : COMPARISONS[before];
  return count === void 0 || comparison === void 0 ? void 0 : { comparison, count };
}
function readRelation(words) {
  return readNegatable(words.toLowerCase(), { is: "is", shows: "shows", contains: "contains" });
}
function readTitleRelation(words) {
  return readNegatable(words.toLowerCase(), { is: "is", shows: "is", contains: "contains" });
}
function readUrlRelation(words) {
  const relations = { is: "is", shows: "is", contains: "contains", "ends with": "ends with" };
  return readNegatable(words.toLowerCase(), relations);
}
function readNegatable(words, relations) {
  const relation = relations[words.replace(/^not | not$/, "")];
  if (relation === void 0) throw new Error(`The table of relations has no "${words}".`);
  return { relation, negated: /^not | not$/.test(words) };
}
var STATES = {
  checked: { state: "checked", negated: false },
  ticked: { state: "checked", negated: false },
  unchecked: { state: "checked", negated: true },
  unticked: { state: "checked", negated: true },
  selected: { state: "selected", negated: false },
  chosen: { state: "selected", negated: false },
  enabled: { state: "enabled", negated: false },
  disabled: { state: "disabled", negated: false }
};
function readState(words) {
  const [, not, word] = /^(not )?(\w+)$/.exec(words.toLowerCase()) ?? [];
  const read3 = word === void 0 ? void 0 : STATES[word];
  return read3 && { state: read3.state, negated: read3.negated !== (not !== void 0) };
}

// src/agent/language/matchPhrases.ts
function matchPhrases(step) {
  const { words, quoted, places } = step.canonical;
  const action = matchWhole(words, step) ?? matchWithPlaceBehind(words, step);
  return places.reduceRight((inner, place) => {
    const read3 = readPlace(place, quoted);
    return inner && read3 && putWithin(inner, read3);
  }, action);
}
function matchWithPlaceBehind(words, step) {
  for (const { before, after } of splitAtPlaces(words)) {
    const place = readPlace(after, step.canonical.quoted);
    const action = place && matchWhole(before.replace(/,$/, ""), step);
    if (action) return putWithin(action, place);
  }
  return void 0;
}
function putWithin(action, place) {
  return place === "page" ? action : withinPlace(action, place);
}
function matchWhole(words, step) {
  for (const compiled2 of expressions()) {
    if (!suits(compiled2.phrase, step)) continue;
    const match = compiled2.regexp.exec(words);
    const read3 = match && readWords(compiled2.names, match.slice(1), step);
    const action = read3 ? compiled2.phrase.build(read3) : void 0;
    if (action !== void 0 && !isVacuous(action, compiled2, { found: match?.slice(1) ?? [], step }))
      return action;
  }
  return void 0;
}
function isVacuous(action, { phrase: phrase2, names }, { found, step }) {
  const name = nameOfAbsent(action);
  if (name === void 0) return false;
  const { quoted } = step.canonical;
  const changed = { ...step, canonical: { ...step.canonical, quoted: quoted.map((words) => `${words}*`) } };
  const read3 = readWords(names, found, changed);
  const again = read3 && phrase2.build(read3);
  return again !== void 0 && nameOfAbsent(again) === name && !isCapitalisedInside(step.text, name);
}
function suits({ mood, carries }, step) {
  if (mood !== void 0 && mood !== step.mood) return false;
  if (carries === "table") return step.carried.table !== void 0;
  if (carries === "docString") return step.carried.docString !== void 0;
  return step.carried.table === void 0 && step.carried.docString === void 0;
}
function readWords(names, found, step) {
  const words = { ...step.carried };
  for (const [index, name] of names.entries()) {
    const value = PARAMETERS[name].read(found[index] ?? "", step.canonical.quoted);
    if (value === void 0) return void 0;
    words[name] = value;
  }
  return words;
}
var compiled;
function expressions() {
  compiled ??= compileAll();
  return compiled;
}
function compileAll() {
  const registry = new ParameterTypeRegistry();
  for (const [name, { regexp }] of Object.entries(PARAMETERS)) {
    registry.defineParameterType(new ParameterType(name, regexp, String, (words) => words, false));
  }
  return phrases.flatMap(
    (phrase2) => phrase2.expressions.map((expression) => ({
      phrase: phrase2,
      // Language ignores case; names are cut out of the step as they are written.
      regexp: new RegExp(new CucumberExpression(expression, registry).regexp.source, "i"),
      names: [...expression.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
    }))
  );
}

// src/agent/language/readClauses.ts
function readClauses(step) {
  const whole = matchPhrases(step);
  if (whole) return [{ words: step.canonical.words, action: whole }];
  const { said } = step.canonical;
  const joints = [...said.matchAll(JOINT)].slice(0, MOST);
  return joints.length === 0 ? void 0 : readFrom({ step, said, joints }, 0, []);
}
var JOINT = /,? (?:and|but|or|nor)(?: then| also| that)? |,? then |[,;] ?(?=\S)/gi;
var MOST = 8;
function readFrom(sentence, start, before) {
  const { said, joints } = sentence;
  const ahead = joints.filter(({ index }) => index > start);
  const ends = [...ahead.map(({ index, 0: joint }) => ({ end: index, next: index + joint.length })), END];
  for (const { end, next } of ends.reverse()) {
    const joint = joints.find(({ index, 0: { length } }) => index + length === start)?.[0] ?? "";
    const clause = readClause(said.slice(start, end), { sentence, before, joint, isLast: end === void 0 });
    if (clause === void 0) continue;
    const all = [...before, clause];
    const rest = end === void 0 ? all : readFrom(sentence, next, all);
    if (rest !== void 0) return rest;
  }
  return void 0;
}
var END = { end: void 0, next: 0 };
function readClause(text, around) {
  const spoken = canonicalClause(text);
  const [previous] = around.before.slice(-1);
  const isChoice = /\bn?or\b/i.test(around.joint);
  if (isChoice && !isDenial(previous?.action)) return void 0;
  if (!isChoice) {
    const action = read(spoken, around);
    if (action) return { words: spoken.words, action };
  }
  return previous && takeOver(spoken, previous, around);
}
var isDenial = (action) => action !== void 0 && "negated" in action && action.negated;
function read({ words, mood }, { sentence: { step }, before, isLast }) {
  return matchPhrases({
    ...step,
    canonical: { ...step.canonical, words },
    mood: mood ?? (before.some(({ action }) => isDone(action)) ? "expectation" : step.mood),
    carried: isLast ? step.carried : {}
  });
}
var isDone = (action) => !isExpectation(action) && action.kind !== "open";
function takeOver(spoken, previous, around) {
  const [, not, rest = ""] = /^(not )?(.*)$/i.exec(spoken.words) ?? [];
  if (!isTakenOver(rest)) return void 0;
  for (const beginning of beginnings(previous.words, not !== void 0)) {
    const words = `${beginning} ${rest}`;
    const action = read({ ...spoken, words }, around);
    if (action && isAlike(action, previous.action)) return { words, action };
  }
  return void 0;
}
var isTakenOver = (words) => /"\d+"/.test(words) || /^(?:the|an?|no|is|has|shows|contains) \S/i.test(words) || STATE.test(words);
var STATE = /^(?:not )?(?:\w+ed|visible|empty|required|invalid|current|read-only)$/i;
function beginnings(words, negated) {
  const parts = words.split(" ");
  const fronts = parts.slice(0, -1).map((_, index) => parts.slice(0, index + 1).join(" "));
  if (!negated) return fronts.filter((front) => front !== "not");
  return fronts.map((front) => / is$/.test(front) ? `${front} not` : `not ${front}`);
}
function isAlike(action, previous) {
  return action.kind === previous.kind || isExpectation(action) && isExpectation(previous);
}

// src/agent/language/nearestExamples.ts
import { distance } from "fastest-levenshtein";
var SHOWN2 = 3;
var ALIKE = 0.25;
function nearestExamples(words) {
  const step = sketch(words);
  return examples().map(({ example, sketched, malus }) => ({ example, likeness: likeness(step, sketched) - malus })).filter(({ likeness: likeness2 }) => likeness2 > ALIKE).sort((one, other) => other.likeness - one.likeness).slice(0, SHOWN2).map(({ example }) => example);
}
var sketches;
var CARRIED = { table: "table", docString: "doc string" };
var MALUS = 0.1;
function examples() {
  sketches ??= phrases.map(({ example, expressions: expressions2, carries }) => {
    const sketched = sketch(canonicalStep(example).words);
    const verbs = expressions2.flatMap((expression) => /^[a-z/-]+/i.exec(expression)?.[0].split("/") ?? []);
    return {
      example: carries === void 0 ? example : `${example.replace(/:$/, "")} (with a ${CARRIED[carries]})`,
      sketched: { ...sketched, verbs: [.../* @__PURE__ */ new Set([...sketched.verbs, ...verbs])] },
      malus: carries === void 0 ? 0 : MALUS
    };
  });
  return sketches;
}
var NAME = '"\u2026"';
function sketch(words) {
  const text = words.toLowerCase().replace(/"\d+"/g, NAME).slice(0, 120);
  const [verb = "", ...others] = text.split(" ");
  return { text, tokens: others.filter((token) => token !== NAME), verbs: [verb] };
}
function likeness(one, other) {
  const shared = one.tokens.filter((token) => other.tokens.some((its) => isAlike2(token, its))).length;
  const overlap = 2 * shared / Math.max(one.tokens.length + other.tokens.length, 1);
  const longest = Math.max(one.text.length, other.text.length, 1);
  const spelling = 1 - distance(one.text, other.text) / longest;
  const verb = one.verbs.some((verb2) => other.verbs.some((its) => isAlike2(verb2, its))) ? 1 : 0;
  return 0.35 * overlap + 0.3 * spelling + 0.35 * verb;
}
function isAlike2(one, other) {
  if (one === other) return true;
  const shortest = Math.min(one.length, other.length);
  if (shortest < 4 || Math.abs(one.length - other.length) > 2 || one[0] !== other[0]) return false;
  if (distance(one, other) <= (shortest < 7 ? 1 : 2)) return true;
  return lettersOf(one) === lettersOf(other);
}
function lettersOf(word) {
  return Array.from(word).sort().join("");
}

// src/agent/language/interpret.ts
function interpret(step, context = {}) {
  return read2(step, context).interpretation;
}
function read2(step, context) {
  const canonical = canonicalStep(step.text);
  const reading = readCanonical(canonical, step, context);
  if (reading.interpretation.understood) return reading;
  const plain = withoutForeignKeyword(step.text);
  if (plain === void 0) return reading;
  const again = readCanonical(canonicalStep(plain), step, context);
  return again.interpretation.understood ? again : reading;
}
function readCanonical(canonical, step, context) {
  const mood = moodOf(canonical, context);
  const { table, docString } = step;
  const arranges = canonical.isGiven || canonical.goesOn;
  const carried = { ...table && { table }, ...docString !== void 0 && { docString } };
  const clauses = readClauses({ canonical, mood, carried, text: step.text });
  if (clauses === void 0) {
    const nearest = nearestExamples(canonical.words);
    return { interpretation: { understood: false, nearest }, expects: mood === "expectation", arranges };
  }
  const actions = clauses.map(({ action }) => action);
  const expects = actions.slice(-1).some(isExpectation) || canonical.mood === "expectation";
  return {
    interpretation: { understood: true, actions },
    expects,
    arranges: arranges && !actions.some(isDone2)
  };
}
function isDone2({ kind }) {
  return !["open", "reload", "wait", "waitFor"].includes(kind) && !kind.startsWith("expect");
}
function moodOf({ mood, goesOn }, context) {
  const { previousWasExpectation, mayGoOnOpening = false } = context;
  if (mood !== void 0) return mood;
  if (previousWasExpectation === void 0) return "deed";
  return goesOn && mayGoOnOpening && !previousWasExpectation ? "deed" : "expectation";
}

// try.ts
var S = ['I type "ada" into the "User name" field and press Enter', 'Type "ada" in the User name field and "secret" in Password, then press Enter', 'I see "A" and "B"', 'I should see "Welcome" but not "Error"', 'I should not see "A" or "B"', 'I see "A" or "B"', 'the "Save" button is visible and enabled', 'the "Name" field shows "a" and is disabled', "Click Save and Close", 'In the "Confirm" dialog, I type "x" in the "Name" field and click OK', 'I click "Save", "Next" and "Finish"', 'I open "/cart" and I should see "Empty"', 'When I click "Go" and I am on "/x"', 'Then the page shows "A", "B", and "C"', 'I check "A", uncheck "B" and select "C" from "List"', 'I see the "A" button and the "B" link', 'I do not see the "A" button, the "B" link or "C"', 'I see neither "A" nor "B"', 'Enter "a" in "X"; click "Y".'];
for (const s of S) {
  const r = interpret({ text: s });
  console.log(s, "\n   ", r.understood ? describeActions(r.actions) : r.nearest);
}
var t = performance.now();
for (let i = 0; i < 2e3; i++) interpret({ text: S[i % S.length] });
console.log((performance.now() - t) / 2e3, "ms per step");
var t2 = performance.now();
for (let i = 0; i < 2e3; i++) interpret({ text: 'I click the "Save" button' });
console.log((performance.now() - t2) / 2e3, "ms per simple step");
var t3 = performance.now();
for (let i = 0; i < 500; i++) interpret({ text: "the cart is as if nothing had been there" });
console.log((performance.now() - t3) / 500, "ms per unknown step");
