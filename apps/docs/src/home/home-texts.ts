/** A way into the site; `path` is below the root of the language. */
interface Way {
  readonly title: string
  readonly path: string
  readonly note: string
  readonly text: string
}

interface HomeTexts {
  readonly title: string
  readonly lead: string
  readonly start: string
  readonly parts: string
  readonly ways: readonly Way[]
  readonly languages: { readonly title: string; readonly text: string }
}

/** Texts of the home page by language. */
export const homeTexts: Readonly<Record<'en' | 'ar', HomeTexts>> = {
  en: {
    title: 'Documentation from a folder of Markdown',
    lead: 'Landing is a Vite plugin and the five packages it is made of. This site is made with it and has every option switched on.',
    start: 'Make a site',
    parts: 'See the parts',
    ways: [
      {
        title: 'Make a site',
        path: 'docs/start/',
        note: 'Five minutes',
        text: 'A folder of Markdown, one plugin, one command.',
      },
      {
        title: 'Write',
        path: 'docs/writing/',
        note: 'Every feature, live',
        text: 'Admonitions, tabs, code, formulas, Terraform: source and result.',
      },
      {
        title: 'Configure',
        path: 'docs/configure/',
        note: 'Every option',
        text: 'Types and defaults, taken from the code that reads them.',
      },
      {
        title: 'Look at the parts',
        path: 'parts/',
        note: 'Gallery',
        text: 'Bar, sidebar, search, footer: each alone, with the lines that show it.',
      },
      {
        title: 'Use one part elsewhere',
        path: 'docs/reuse/',
        note: 'Vite, Next, Docusaurus, plain Node',
        text: 'Each package stands alone; none of them brings a router you did not ask for.',
      },
      {
        title: 'Look something up',
        path: 'reference/',
        note: 'Six packages',
        text: 'All exports with their docstrings.',
      },
    ],
    languages: {
      title: 'Two languages',
      text: 'The menu with the globe in the bar leads to the same page in Arabic, from right to left. Pages that are not translated are shown in English there.',
    },
  },
  ar: {
    title: 'توثيق من مجلد Markdown',
    lead: 'Landing إضافة لأداة Vite مع الحزم الخمس التي تتكون منها. هذا الموقع مبني بها، وكل خيار فيها مفعّل.',
    start: 'أنشئ موقعًا',
    parts: 'شاهد الأجزاء',
    ways: [
      {
        title: 'أنشئ موقعًا',
        path: 'docs/start/',
        note: 'خمس دقائق',
        text: 'مجلد Markdown وإضافة واحدة وأمر واحد.',
      },
      {
        title: 'اكتب',
        path: 'docs/writing/',
        note: 'كل ميزة حيّة',
        text: 'تنبيهات وألسنة وشيفرة ومعادلات: المصدر والنتيجة.',
      },
      {
        title: 'اضبط',
        path: 'docs/configure/',
        note: 'كل خيار',
        text: 'الأنواع والقيم المبدئية من الشيفرة التي تقرؤها.',
      },
      {
        title: 'شاهد الأجزاء',
        path: 'parts/',
        note: 'المعرض',
        text: 'الشريط والقائمة والبحث والتذييل: كلٌّ وحده مع أسطره.',
      },
      {
        title: 'استعمل جزءًا في مشروع آخر',
        path: 'docs/reuse/',
        note: 'Vite وNext وDocusaurus',
        text: 'كل حزمة تعمل وحدها.',
      },
      { title: 'ابحث في المرجع', path: 'reference/', note: 'ست حزم', text: 'كل ما تصدّره الحزم.' },
    ],
    languages: {
      title: 'لغتان',
      text: 'القائمة ذات الكرة الأرضية تقود إلى الصفحة نفسها بالإنجليزية. ما لم يُترجم يظهر بالإنجليزية.',
    },
  },
}
