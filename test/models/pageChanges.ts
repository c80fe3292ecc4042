/** Ways in which a page of the shop may be made otherwise and stay the same to a person. */

/** Run in each page once it is parsed; what stands in them must hold for browsers alone. */
export const CHANGES: Record<string, () => void> = {
  'nothing has changed': () => undefined,
  'identifiers are other ones': () => {
    document.querySelectorAll('[id]').forEach((node, index) => {
      const label = document.querySelector(`label[for="${node.id}"]`);
      node.id = `x${index}`;
      label?.setAttribute('for', node.id);
    });
  },
  'there are no classes, and so no styles': () => {
    document.querySelectorAll('[class]').forEach((node) => node.removeAttribute('class'));
  },
  'everything stands in more boxes': () => {
    document.querySelectorAll('main, form, button, td > *').forEach((node) => {
      for (let depth = 0; depth < 3; depth++) {
        const box = document.createElement('div');
        node.replaceWith(box);
        box.append(node);
      }
    });
  },
  'buttons are made of plain elements': () => {
    document.querySelectorAll('button').forEach((button) => {
      const plain = document.createElement('div');
      plain.setAttribute('role', 'button');
      plain.tabIndex = 0;
      plain.textContent = button.textContent;
      const form = button.form;
      plain.addEventListener('click', () => form?.requestSubmit());
      button.replaceWith(plain);
    });
  },
  'buttons are made of links': () => {
    document.querySelectorAll('button').forEach((button) => {
      const link = document.createElement('a');
      link.href = '#';
      link.className = 'button';
      link.textContent = button.textContent;
      const form = button.form;
      link.addEventListener('click', (event) => {
        event.preventDefault();
        form?.requestSubmit();
      });
      button.replaceWith(link);
    });
  },
  'buttons are made of inputs': () => {
    document.querySelectorAll('button').forEach((button) => {
      const input = document.createElement('input');
      input.type = 'submit';
      input.value = button.textContent;
      button.replaceWith(input);
    });
  },
  'names are written in other letters': () => {
    document.querySelectorAll('button, label, th, caption').forEach((node) => {
      if (node.children.length === 0) node.textContent = node.textContent.toUpperCase();
    });
  },
  'capitals are drawn by the style': () => {
    document.body.style.textTransform = 'uppercase';
  },
  'buttons have icons before their words': () => {
    document.querySelectorAll('button').forEach((button) => button.prepend('🛒 '));
  },
  'buttons have a picture beside their words': () => {
    document.querySelectorAll('button').forEach((button) => {
      const image = document.createElement('img');
      image.alt = '';
      image.src = '/favicon.svg';
      image.width = 16;
      button.prepend(image);
    });
  },
  'labels end in a colon': () => {
    document.querySelectorAll('label').forEach((label) => label.append(':'));
  },
  'labels have a star': () => {
    document.querySelectorAll('label').forEach((label) => label.append(' *'));
  },
  'labels stand around their fields': () => {
    document.querySelectorAll('label').forEach((label) => {
      const field = document.getElementById(label.htmlFor);
      if (field) label.append(field);
      label.removeAttribute('class');
    });
  },
  'fields are named by what assistive technology reads': () => {
    document.querySelectorAll('label').forEach((label) => {
      document.getElementById(label.htmlFor)?.setAttribute('aria-label', label.textContent);
      label.remove();
    });
  },
  'fields are named by their placeholders': () => {
    document.querySelectorAll('label').forEach((label) => {
      document.getElementById(label.htmlFor)?.setAttribute('placeholder', label.textContent);
      label.remove();
    });
  },
  'fields are named by the text before them alone': () => {
    document.querySelectorAll('label').forEach((label) => {
      const text = document.createElement('span');
      text.textContent = label.textContent;
      label.replaceWith(text);
    });
  },
  'number fields are text fields': () => {
    document.querySelectorAll('input[type=number]').forEach((input) => input.setAttribute('type', 'text'));
  },
  'the button stands before the field': () => {
    document.querySelectorAll('form').forEach((form) => {
      const button = form.querySelector('button');
      if (button) form.prepend(button);
    });
  },
  'the header is at the bottom': () => {
    const header = document.querySelector('header');
    if (header) document.body.append(header);
  },
  'columns stand in another order': () => {
    document.querySelectorAll('tr').forEach((row) => {
      if (row.children.length === 5 && row.children[3] && row.children[1])
        row.children[1].before(row.children[3]);
    });
  },
  'rows stand in another order': () => {
    document.querySelectorAll('tbody').forEach((body) => body.append(...[...body.children].reverse()));
  },
  'the table is made of boxes': () => {
    const names: Record<string, string> = {
      TABLE: 'table',
      TR: 'table-row',
      TD: 'table-cell',
      TH: 'table-cell',
    };
    document.querySelectorAll('td, th, tr, thead, tbody, tfoot, caption, table').forEach((node) => {
      const box = document.createElement('div');
      box.style.display = names[node.tagName] ?? 'contents';
      box.append(...node.childNodes);
      node.replaceWith(box);
    });
  },
  'the table is a list': () => {
    document.querySelectorAll('table').forEach((table) => {
      const list = document.createElement('ul');
      table.querySelectorAll('tbody tr, tfoot tr').forEach((row) => {
        const item = document.createElement('li');
        [...row.children].forEach((cell) => {
          const part = document.createElement('span');
          part.append(...cell.childNodes, ' ');
          item.append(part);
        });
        list.append(item);
      });
      table.replaceWith(list);
    });
  },
  'headings are of other levels': () => {
    document.querySelectorAll('h1, h2').forEach((heading) => {
      const other = document.createElement('h4');
      other.append(...heading.childNodes);
      heading.replaceWith(other);
    });
  },
  'a banner and a bar with other buttons have come': () => {
    const aside = document.createElement('aside');
    aside.innerHTML =
      '<h2>Tea week</h2><p>Two for one, only now.</p><button>Subscribe</button><button>Save for later</button><label>Voucher <input></label>';
    document.body.prepend(aside);
  },
  'texts are cut into pieces': () => {
    document.querySelectorAll('button, td, th, label').forEach((node) => {
      if (node.children.length > 0) return;
      const words = node.textContent.split(' ');
      node.replaceChildren(
        ...words.flatMap((word, index) => {
          const piece = document.createElement('span');
          piece.textContent = word;
          return index === 0 ? [piece] : [' ', piece];
        }),
      );
    });
  },
  'blanks are ones that do not break': () => {
    document.querySelectorAll('button, td, th a, label').forEach((node) => {
      if (node.children.length === 0) node.textContent = node.textContent.replaceAll(' ', '\u00a0');
    });
  },
  'words and icons are drawn by fonts and vectors': () => {
    document.querySelectorAll('button').forEach((button) => {
      button.innerHTML = `<i class="fa fa-cart" aria-hidden="true"></i><span><svg width="12" height="12"><circle r="4" cx="6" cy="6" /></svg></span> <span><b>${button.innerHTML}</b></span><i class="chevron">›</i>`;
    });
  },
  'buttons tell more than their words': () => {
    document.querySelectorAll('button').forEach((button) => {
      button.title = `${button.textContent} (Alt+A)`;
    });
  },
  'keys stand behind the words': () => {
    document.querySelectorAll('button').forEach((button) => {
      const key = document.createElement('kbd');
      key.textContent = '⌘K';
      button.append(' ', key);
    });
  },
  'fields stand in boxes with units and buttons': () => {
    document.querySelectorAll('input[type=number]').forEach((input) => {
      const box = document.createElement('div');
      box.style.display = 'flex';
      input.replaceWith(box);
      box.innerHTML =
        '<button type="button" aria-label="Decrease">−</button><button type="button" aria-label="Increase">+</button><span>pcs</span>';
      box.firstElementChild?.after(input);
    });
  },
  'fields explain themselves': () => {
    document.querySelectorAll('label').forEach((label, index) => {
      const help = document.createElement('small');
      help.id = `help${index}`;
      help.textContent = 'Between 1 and 9.';
      document.getElementById(label.htmlFor)?.setAttribute('aria-describedby', help.id);
      document.getElementById(label.htmlFor)?.after(help);
    });
  },
  'rows have checkboxes and menus': () => {
    document.querySelectorAll('tr').forEach((row) => {
      row.insertAdjacentHTML('afterbegin', '<td><input type="checkbox" aria-label="Select row"></td>');
      row.insertAdjacentHTML('beforeend', '<td><button type="button" aria-haspopup="menu">⋮</button></td>');
    });
  },
  'the table says by roles that it is a grid': () => {
    const roles: Record<string, string> = { TABLE: 'grid', TR: 'row', TD: 'gridcell', TBODY: 'rowgroup' };
    document.querySelectorAll('table, tr, td, tbody').forEach((node) => {
      node.setAttribute('role', roles[node.tagName] ?? '');
    });
  },
  'what was bought is shown twice, for narrow windows, too': () => {
    document.querySelectorAll('table').forEach((table) => {
      const twin = table.cloneNode(true) as HTMLElement;
      twin.style.display = 'none';
      table.before(twin);
    });
  },
  'prices stand with their currency apart': () => {
    document.querySelectorAll('td.number').forEach((cell) => {
      const [, amount] = /^\s*€([\d.]+)\s*$/.exec(cell.textContent) ?? [];
      if (amount !== undefined) cell.innerHTML = `<span>€</span><span>${amount}</span>`;
    });
  },
  'the page is drawn a second later': () => {
    const main = document.querySelector('main');
    if (!main) return;
    const parts = [...main.childNodes];
    main.replaceChildren('Loading…');
    setTimeout(() => main.replaceChildren(...parts), 1_000);
  },
  'the page is drawn anew all the time': () => {
    setInterval(() => {
      document.querySelectorAll('main h1').forEach((heading) => heading.replaceWith(heading.cloneNode(true)));
    }, 50);
  },
  'a bar covers the foot of the page': () => {
    document.body.insertAdjacentHTML('beforeend', '<aside>We use cookies.</aside>');
    const bar = document.body.lastElementChild as HTMLElement;
    Object.assign(bar.style, {
      position: 'fixed',
      bottom: '0',
      left: '0',
      right: '0',
      height: '120px',
      background: 'white',
    });
  },
  'the page is part of a component': () => {
    const main = document.querySelector('main');
    if (!main) return;
    const host = document.createElement('shop-page');
    main.replaceWith(host);
    host.attachShadow({ mode: 'open' }).append(main);
  },
};
