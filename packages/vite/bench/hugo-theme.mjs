// The theme that Hugo builds with: what readers expect of documentation, written as Hugo's users write it.

/** Texts of the files of a Hugo site but for its content, by path. */
export const hugoTheme = {
  'hugo.toml': `baseURL = "https://example.com/"
title = "Benchmark"
disableKinds = ["taxonomy", "term", "RSS", "sitemap"]

[outputs]
home = ["HTML", "JSON"]

[markup.tableOfContents]
startLevel = 2
endLevel = 3
`,

  'layouts/_default/baseof.html': `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>{{ .Title }} | {{ site.Title }}</title><meta name="description" content="{{ .Description }}">
</head>
<body>
<header><a href="/">{{ site.Title }}</a><input type="search" placeholder="Search" aria-label="Search"></header>
<nav aria-label="Pages">{{ partialCached "sidebar.html" site.Home }}</nav>
<main>
<nav aria-label="Breadcrumb">{{ range .Ancestors.Reverse }}<a href="{{ .RelPermalink }}">{{ .Title }}</a> / {{ end }}</nav>
<article>{{ block "main" . }}{{ end }}</article>
<footer>{{ with .PrevInSection }}<a rel="prev" href="{{ .RelPermalink }}">{{ .Title }}</a>{{ end }}{{ with .NextInSection }}<a rel="next" href="{{ .RelPermalink }}">{{ .Title }}</a>{{ end }}</footer>
</main>
<aside aria-label="On this page">{{ .TableOfContents }}</aside>
</body>
</html>
`,

  'layouts/_default/single.html': `{{ define "main" }}{{ .Content }}{{ with .Params.tags }}<p>{{ range . }}<span>{{ . }}</span>{{ end }}</p>{{ end }}{{ end }}
`,

  'layouts/_default/list.html': `{{ define "main" }}{{ with .Content }}{{ . }}{{ else }}<h1>{{ .Title }}</h1>{{ end }}<ul>{{ range .Pages }}<li><a href="{{ .RelPermalink }}">{{ .Title }}</a></li>{{ end }}</ul>{{ end }}
`,

  'layouts/_default/_markup/render-heading.html': `<h{{ .Level }} id="{{ .Anchor }}">{{ .Text | safeHTML }}<a class="anchor" href="#{{ .Anchor }}" aria-label="Link">#</a></h{{ .Level }}>
`,

  'layouts/_default/_markup/render-link.html': `{{- $d := .Destination -}}
{{- if and (not (strings.Contains $d "://")) (findRE \`\\.md(#|$)\` $d) -}}
{{- $parts := split $d "#" -}}{{- $p := path.Join "/" (path.Dir $.Page.File.Path) (replace (index $parts 0) "index.md" "_index.md") -}}
{{- with site.GetPage $p -}}{{- $d = .RelPermalink -}}{{- with index $parts 1 -}}{{- $d = printf "%s#%s" $d . -}}{{- end -}}{{- end -}}
{{- end -}}
<a href="{{ $d | safeURL }}">{{ .Text | safeHTML }}</a>
`,

  'layouts/partials/sidebar.html': `{{- /* Made once for all pages: a script marks the current one, so it is not marked here. */ -}}
<ul>{{ template "branch" . }}</ul>
{{- define "branch" -}}
{{- range .Pages -}}
{{- if .IsSection }}<li><details><summary><a href="{{ .RelPermalink }}">{{ .Title }}</a></summary><ul>{{ template "branch" . }}</ul></details></li>{{ else }}<li><a href="{{ .RelPermalink }}">{{ .Title }}</a></li>{{ end -}}
{{- end -}}
{{- end -}}
`,

  'layouts/index.json': `{{- $pages := slice -}}
{{- range site.RegularPages -}}
{{- $pages = $pages | append (dict "title" .Title "path" .RelPermalink "text" .Plain) -}}
{{- end -}}
{{- $pages | jsonify -}}
`,
}
