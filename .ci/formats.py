"""Writes reports in every form, of passing, failing, mistaken and hostile files, and reads each with a reader of others."""

import io
import json
import pathlib
import re
import subprocess
import sys
import tarfile
import urllib.parse
import urllib.request

import jsonschema
import xmlschema
from tap.parser import Parser

focus_check, work = sys.argv[1], pathlib.Path(sys.argv[2])

# What could steer a terminal, a pipeline or a parser, as a text on a screen that a claim then finds.
HOSTILE = (
    "\x1b[31mred\x1b[0m ]]></failure> ::set-output name=a::b ##[error]x %0A <script>alert(1)</script> "
    "& ' # SKIP ... --- ``` | \u202egnp.exe\u202c \u2028 \u0007 \ufffe"
)


def source_file(package, version, name):
    """One file of a source package of PyPI."""
    index = f"https://pypi.org/simple/{package}/"
    with urllib.request.urlopen(index) as answer:
        links = re.findall(r'href="([^"#]+)', answer.read().decode())
    archive_name = f"{package.replace('-', '_')}-{version}.tar.gz"
    url = urllib.parse.urljoin(index, next(link for link in links if link.endswith("/" + archive_name)))
    with urllib.request.urlopen(url) as answer:
        archive = tarfile.open(fileobj=io.BytesIO(answer.read()))
    return archive.extractfile(next(member for member in archive if member.name.endswith("/" + name))).read()


def suite(name, files):
    """A folder of check and app files."""
    folder = work / name
    folder.mkdir()
    for path, text in files.items():
        (folder / path).write_text(text)
    return [str(folder)]


def block(task, *expected):
    return "Profile: VoiceOver\nTask: " + task + "\nExpected: " + "\n   ".join(expected) + "\n\n"


def app(*elements):
    return "App: Hostile\n\nScreen: Home\n" + "".join(f"  {element}\n" for element in elements)


def suites():
    here = pathlib.Path("Checks")
    before = [str(path) for path in here.glob("focus-*.check")] + ["--app", "Checks/shop-before.app"]
    quoted = HOSTILE.replace('"', "")
    hostile = {
        "a.app": app('button "Pay"', f'text "{quoted}"'),
        "a.check": block('activate "Pay"', f'focus is on "{quoted}"', f'"{quoted}" is spoken once'),
        "b.check": block('activate "Pay"', f"{quoted} is nonsense"),
    }
    # A line of an app file has at most 100,000 bytes.
    announcements = [" ".join(f"word{number}" for number in range(start, start + 10_000)) for start in range(110)]
    long = {
        "a.app": app('button "Pay"', "  on activate:", *[f'    announce "{words}"' for words in announcements]),
        "a.check": block('activate "Pay"', '"word9 word10" is spoken once', 'focus is not on "Pay"'),
    }
    return {
        "passing": ["Checks"],
        "failing": before,
        "on every technology": ["Checks/login.check", "--on", "all"],
        "hostile": suite("hostile", hostile),
        "10 MB of speech": suite("long", long),
        "empty": suite("empty", {"a.check": ""}),
    }


def report(form, arguments):
    """What the command writes in a form; it may fail, and may not crash."""
    run = subprocess.run([focus_check, "run", *arguments, "--format", form], capture_output=True, timeout=300)
    assert 0 <= run.returncode <= 3, (form, arguments, run.returncode, run.stderr[-500:])
    return run.stdout


def no_controls(text):
    bad = [c for c in text if ord(c) < 32 and c not in "\n\t" or 0x7F <= ord(c) < 0xA0 or c in "\u202e\u202c\u2028"]
    assert not bad, bad[:5]


def check_junit(data, schema):
    schema.validate(io.StringIO(data.decode()))


def check_sarif(data, validator):
    log = json.loads(data)
    errors = list(validator.iter_errors(log))
    assert not errors, errors[0].message[:300]
    rules = {rule["id"] for rule in log["runs"][0]["tool"]["driver"]["rules"]}
    assert all(result["ruleId"] in rules for result in log["runs"][0]["results"])


def check_tap(data):
    lines = list(Parser().parse_text(data.decode()))
    unknown = [line for line in lines if line.category == "unknown" and line.__str__().strip()]
    assert not unknown, unknown[0]
    plan = next(line for line in lines if line.category == "plan")
    points = [line for line in lines if line.category == "test"]
    assert plan.expected_tests == len(points), (plan.expected_tests, len(points))
    assert [point.number for point in points] == list(range(1, len(points) + 1))


def check_json(data):
    json.loads(data)


def check_ndjson(data):
    events = [json.loads(line) for line in data.decode().split("\n")[:-1]]
    assert events[0]["event"] == "run-started" and events[-1]["event"] == "run-finished"
    started = [event["scenario"] for event in events if event["event"] == "scenario-started"]
    finished = [event["scenario"] for event in events if event["event"] == "scenario-finished"]
    assert started == finished


def check_github(data):
    for line in data.decode().splitlines():
        assert line.startswith(("::error ", "::warning ", "::notice ")), line[:100]
    assert b"\n::set-output" not in data


def check_markdown(data):
    assert b"<script>" not in data.replace(b"```", b"")[: data.find(b"<details>")]


def main():
    junit = xmlschema.XMLSchema(io.BytesIO(source_file("pytest", "9.2.0", "junit-10.xsd")))
    sarif = json.loads(source_file("sarif-pydantic", "0.6.2", "sarif-schema-2.1.0.json"))
    validator = jsonschema.validators.validator_for(sarif)(sarif)
    # A reader that takes everything would prove nothing.
    assert not junit.is_valid(io.StringIO("<testsuites><case/></testsuites>"))
    assert list(validator.iter_errors({"version": "2.1.0", "runs": [{}]}))
    checks = {
        "junit": lambda data: check_junit(data, junit),
        "sarif": lambda data: check_sarif(data, validator),
        "tap": check_tap,
        "json": check_json,
        "ndjson": check_ndjson,
        "github": check_github,
        "markdown": check_markdown,
        "pretty": lambda data: None,
    }
    for name, arguments in suites().items():
        sizes = []
        for form, check in checks.items():
            data = report(form, arguments)
            no_controls(data.decode())
            check(data)
            sizes.append(f"{form} {len(data):,}")
        print(f"{name}: read by all; bytes: {', '.join(sizes)}")


main()
